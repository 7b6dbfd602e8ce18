// House rules that somebody sent: to be read, and kept if one likes. Those that are here already are never overwritten
// by the way.
import { useState } from "preact/hooks";
import { houseRulesFields, type RulesText } from "../../../engine/index.js";
import { allRules, type Room, rulesText, valueOf } from "../engines.js";
import { type House, houses } from "../keep/houses.js";
import { go, linkTo } from "../route.js";
import { language } from "../settings.js";
import { useLoaded } from "../useLoaded.js";
import { common } from "../words/common.js";
import { say } from "../words/speech.js";
import { t } from "../words/words.js";
import { draftOf, freeId } from "./draft.js";
import { fromLinkText } from "./houseLink.js";
import { ImportHouse, TomlFaultText } from "./ImportHouse.js";
import { keepDraft } from "./keptDraft.js";
import { gamesSpoiltBy, houseOfText } from "./keepHouse.js";
import { lineOf, type Parsed, readToml, type TomlFault } from "./readToml.js";
import type { RulesOf } from "./rulesOf.js";
import { Rules } from "./RulesText.js";
import { useTrialRoom } from "./useTrialRoom.js";
import { words } from "./words.js";

interface Sent {
  rules: RulesOf;
  parsed: Parsed;
  /** What is kept here under that id. */
  mine: House | undefined;
  /** An id under which nothing is kept yet. */
  free: string;
}

export function SentHouse({ letters }: { letters: string }) {
  const room = useTrialRoom();
  const toml = fromLinkText(letters);
  const read = useLoaded(
    async () => (room && toml !== null ? readSent(room, toml) : null),
    [room, toml, language.value],
  );
  if (toml === null) {
    return (
      <section class="page">
        <h1>{t(words.sent)}</h1>
        <p role="alert">{t(words.wrong_link)}</p>
        <a href={linkTo("house")}>{t(words.make_house)}</a>
      </section>
    );
  }
  if (!read || !room) return <p class="waiting">{t(common.loading)}</p>;
  return (
    <section class="page stack">
      <h1>{t(words.sent)}</h1>
      {"fault" in read ? (
        <div class="card stack">
          <p>{t(words.wrong_file)}</p>
          <TomlFaultText fault={read.fault} />
          <ImportHouse text={toml} />
        </div>
      ) : (
        <SentRules sent={read} room={room} />
      )}
    </section>
  );
}

async function readSent(room: Room, toml: string): Promise<Sent | { fault: TomlFault }> {
  const read = await readToml(toml);
  if ("fault" in read) return read;
  const made = await room.ask("house_rules", houseRulesFields(read.parsed));
  if (!made.ok) return { fault: { line: lineOf(toml, made.error.where), message: made.error.message } };
  const text = valueOf(await room.ask("rules", { rules: made.value.id, lang: language.value }));
  const taken = (await allRules()).map(({ id }) => id);
  return {
    rules: { text, base: await rulesText(made.value.base) },
    parsed: read.parsed,
    mine: await houses.get(made.value.id),
    free: freeId(made.value.id, taken),
  };
}

function SentRules({ sent, room }: { sent: Sent; room: Room }) {
  const { rules, parsed, mine, free } = sent;
  const { id, name } = rules.text.rules;
  const [sure, setSure] = useState(false);
  const [refusal, setRefusal] = useState("");
  const keep = async (text: RulesText) => {
    await houses.put(await houseOfText(text));
    say(t(words.saved, text.rules.name[language.value]));
    go("rules", text.rules.id);
  };
  const keepBeside = async () => {
    valueOf(await room.ask("house_rules", houseRulesFields({ ...parsed, id: free })));
    await keep(valueOf(await room.ask("rules", { rules: free, lang: language.value })));
  };
  const replace = async () => {
    const spoilt = await gamesSpoiltBy(rules.text);
    if (spoilt > 0) return setRefusal(t(words.id_played, spoilt));
    if (!sure) return setSure(true);
    await keep(rules.text);
  };
  const change = () => {
    keepDraft("new ", { ...draftOf(parsed), id: free });
    go("house");
  };
  const isSame = mine?.toml === rules.text.toml;
  return (
    <article class="card rules-article">
      <h2>{name[language.value]}</h2>
      <p class="soft">{t(words.based_on, rules.base.rules.name[language.value])}</p>
      {mine && <p>{isSame ? t(words.have_same) : t(words.have_other, id)}</p>}
      <div class="row">
        {isSame ? (
          <a class="button main" href={linkTo("rules", id)}>
            {t(words.title)}
          </a>
        ) : (
          <button type="button" class="main" onClick={() => void keepBeside()}>
            {free === id ? t(words.keep_these) : t(words.keep_as, free)}
          </button>
        )}
        {mine && !isSame && (
          <button type="button" onClick={() => void replace()}>
            {t(sure ? words.replace_sure : words.replace_mine)}
          </button>
        )}
        <button type="button" onClick={change}>
          {t(words.change_first)}
        </button>
      </div>
      {refusal !== "" && (
        <p role="alert" class="error">
          {refusal}
        </p>
      )}
      <Rules rules={rules} level="h3" />
    </article>
  );
}
