import { Choose, Switch } from "./Choose.js";
import { Dialog } from "./Dialog.js";
import { around, forcedPlaysItself, language, letterKeys, sound, speed, speeds, theme, themes } from "./settings.js";
import { common } from "./words/common.js";
import { t } from "./words/words.js";

export function Settings({ close }: { close: () => void }) {
  return (
    <Dialog title={t(common.settings)} close={close}>
      <div class="stack">
        <Choose
          label={t(common.language)}
          value={language.value}
          options={[
            ["es", "Español"],
            ["en", "English"],
          ]}
          onChange={(chosen) => (language.value = chosen)}
        />
        <Choose
          label={t(common.theme)}
          value={theme.value}
          options={themes.map((each) => [each, t(common[each])])}
          onChange={(chosen) => (theme.value = chosen)}
        />
        <Choose
          label={t(common.speed)}
          value={speed.value}
          options={speeds.map((each) => [each, t(common[each])])}
          onChange={(chosen) => (speed.value = chosen)}
        />
        <Switch label={t(common.sound)} setting={sound} />
        <Switch label={t(common.forced)} setting={forcedPlaysItself} />
        <Switch label={t(common.around)} setting={around} />
        <Switch label={t(common.keys)} setting={letterKeys} />
      </div>
    </Dialog>
  );
}
