// One of a few values, or a yes or no, with its label.
import type { Signal } from "@preact/signals";
import { useId } from "preact/hooks";

interface ChooseProps<T extends string> {
  label: string;
  value: T;
  options: readonly (readonly [value: T, words: string])[];
  onChange: (value: T) => void;
  disabled?: boolean;
}

export function Choose<T extends string>({ label, value, options, onChange, disabled = false }: ChooseProps<T>) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value}
        disabled={disabled}
        onChange={(event) => {
          const chosen = options.find(([option]) => option === event.currentTarget.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([option, words]) => (
          <option key={option} value={option} selected={option === value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

export function Switch({ label, setting }: { label: string; setting: Signal<boolean> }) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={setting.value}
        onChange={(event) => {
          setting.value = event.currentTarget.checked;
        }}
      />
      {label}
    </label>
  );
}
