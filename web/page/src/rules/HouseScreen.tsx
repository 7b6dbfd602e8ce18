// House rules: new ones, those of this browser to change, or somebody's that came by a link or in a file.
import type { ScreenProps } from "../App.js";
import { allRules, catalogueOfRules } from "../engines.js";
import { houses } from "../keep/houses.js";
import { linkTo } from "../route.js";
import { useLoaded } from "../useLoaded.js";
import { common } from "../words/common.js";
import { t } from "../words/words.js";
import { type Draft, draftOf, freeId, newDraft } from "./draft.js";
import { HouseForm } from "./HouseForm.js";
import { readToml } from "./readToml.js";
import { SentHouse } from "./SentHouse.js";
import { words } from "./words.js";

export function HouseScreen({ route }: ScreenProps) {
  const sent = route.query.get("toml");
  if (sent !== null) return <SentHouse key={sent} letters={sent} />;
  const from = route.query.get("from") ?? "";
  return <Making key={`${route.of}?${from}`} id={route.of} from={from} />;
}

interface Begun {
  draft: Draft | null;
  taken: string[];
}

function Making({ id, from }: { id: string; from: string }) {
  const begun = useLoaded(() => beginWith(id, from), []);
  if (!begun) return <p class="waiting">{t(common.loading)}</p>;
  if (begun.draft) return <HouseForm form={id === "" ? `new ${from}` : id} own={id} begun={begun.draft} taken={begun.taken} />;
  return (
    <section class="page">
      <p>{t(words.not_here, id)}</p>
      <a href={linkTo("house")}>{t(words.make_house)}</a>
    </section>
  );
}

async function beginWith(id: string, from: string): Promise<Begun> {
  const taken = (await allRules()).map((rules) => rules.id).filter((other) => other !== id);
  if (id !== "") return { draft: await draftOfHouse(id), taken };
  const copied = await draftOfHouse(from);
  if (copied) return { draft: { ...copied, id: freeId(copied.id, taken) }, taken };
  const built_in = (await catalogueOfRules()).rules;
  const base = built_in.find((rules) => rules.id === from) ?? built_in[0];
  return { draft: newDraft(base?.id ?? "", t(words.our_table), taken), taken };
}

async function draftOfHouse(id: string): Promise<Draft | null> {
  const house = await houses.get(id);
  if (!house) return null;
  const read = await readToml(house.toml);
  return "parsed" in read ? draftOf(read.parsed) : null;
}
