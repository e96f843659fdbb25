/** What the screen says is saved, is; and no draft disappears that was neither saved nor given up. */
import type { SeenTab } from "../world/observe.ts";
import type { Invariant } from "./invariant.ts";

const isSave = ({ method, path }: { readonly method: string; readonly path: string }): boolean =>
  method !== "GET" && /^\/api\/project-choices\/\d+/.test(path);

export const savedIsSaved: Invariant = {
  name: "what is told as saved is saved",
  check: ({ after }) =>
    after.tabs.flatMap(({ tab, device, saysSaved }) => {
      const last = tab.answered.filter(({ method, path }) => method === "PUT" && isSave({ method, path })).at(-1);
      return saysSaved && !tab.hadTrouble && last !== undefined && last.status !== 200
        ? [`${device.key} says that its choices are saved; the last save was answered ${last.status}`]
        : [];
    }),
};

const answersQuestion = (name: string): boolean =>
  /behoud|houd|neem|overnemen|gebruik|verwijder|annuleer|ja|nee|antwoord/i.test(name);
/** Words with which a page tells what became of choices that were not saved. */
const TOLD = /niet (meer )?(opgeslagen|bewaard)|elders|gewijzigd|overgenomen|samengevoegd|doorgegeven/i;

/** User and house type of a draft, without the page that wrote it. */
const homeOf = (key: string): string => key.split(".").slice(0, 4).join(".");

export const noDraftLost: Invariant = {
  name: "no draft disappears without a save or a word",
  check: ({ step, before, after }) => {
    if (step.kind === "use" && answersQuestion(step.name)) return [];
    const lost = (seen: SeenTab): string[] => {
      const now = after.tabs.find(({ tab }) => tab === seen.tab);
      if (!now || now.device.storing !== "ok" || now.tab.hadTrouble) return [];
      const device = after.tabs.filter((other) => other.device === seen.device);
      const wasSaved = device.some(({ tab }) => tab.answered.some((call) => isSave(call) && call.status === 200));
      const wasTold = device.some(({ text }) => TOLD.test(text));
      // Each page has a draft of its own; the next page takes it over under its own name.
      const kept = new Set(Object.keys(now.drafts).map(homeOf));
      const gone = Object.keys(seen.drafts).filter((key) => !kept.has(homeOf(key)));
      return wasSaved || wasTold ? [] : gone.map((key) => `${seen.device.key} lost ${key}`);
    };
    return before.tabs.flatMap(lost);
  },
};
