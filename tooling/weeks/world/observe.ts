/** What can be seen of a world after a step: each tab, and each buyer's choices on the server. */
import type { Rooms } from "../../../apps/api/src/choices/read/check-rooms.ts";
import type { Device } from "./device.ts";
import type { Tab } from "./tab.ts";
import type { World } from "./world.ts";

export interface SeenTab {
  readonly device: Device;
  readonly tab: Tab;
  readonly path: string;
  /** The text on the page. */
  readonly text: string;
  /** Euros in the bar of a step; null without one. */
  readonly total: number | null;
  readonly saysSaved: boolean;
  /** A form has a field without text. */
  readonly hasEmptyField: boolean;
  /** Unsaved choices in the storage, by key. */
  readonly drafts: Readonly<Record<string, string>>;
  /** Whom the stored token belongs to; null for nobody. */
  readonly userId: number | null;
}

export interface ChoicesSeen {
  readonly userId: number;
  readonly projectId: number;
  readonly houseTypeId: number;
  readonly version: number;
  readonly revision: number;
  readonly rooms: Rooms;
  /** Cents. */
  readonly addedCost: number;
  readonly submitType: string | null;
  readonly catalogueChanges: unknown;
}

export interface Observation {
  readonly tabs: readonly SeenTab[];
  /** By user id. */
  readonly choices: ReadonlyMap<number, ChoicesSeen>;
}

/** Runs in the page. */
function look() {
  const text = document.body?.innerText ?? "";
  const bar = [...document.querySelectorAll("p, span, div")].find(
    (element) => element.children.length < 3 && element.textContent.startsWith("Totaal configuratie"),
  );
  const amount = /([−-]\s*)?€\s*([\d.]+),/.exec(bar?.parentElement?.textContent ?? "");
  const total = amount ? (amount[1] ? -1 : 1) * Number((amount[2] ?? "").replaceAll(".", "")) : null;
  const drafts: Record<string, string> = {};
  let token: string | null = null;
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith("showroom.draft")) drafts[key] = localStorage.getItem(key) ?? "";
    token = localStorage.getItem("showroom.tokens");
  } catch {
    // The storage is forbidden.
  }
  const fields = [...document.querySelectorAll<HTMLInputElement>("form :is(input, textarea)")];
  return {
    text,
    total,
    drafts,
    token,
    path: location.pathname,
    saysSaved: /(^|\n)Opgeslagen(\n|$)/.test(text),
    hasEmptyField: fields.some(({ value }) => value === ""),
  };
}

function userOf(stored: string | null): number | null {
  try {
    const { accessToken } = JSON.parse(stored ?? "") as { readonly accessToken: string };
    const claims = JSON.parse(Buffer.from(accessToken.split(".")[1] ?? "", "base64url").toString()) as { sub: string };
    return /^\d+$/.test(claims.sub) ? Number(claims.sub) : null;
  } catch {
    return null;
  }
}

async function seeTab(device: Device, tab: Tab): Promise<SeenTab[]> {
  const seen = await tab.page.evaluate(look).catch(() => null);
  if (!seen) return [];
  const { token, ...rest } = seen;
  return [{ device, tab, ...rest, userId: userOf(token) }];
}

const CHOICES = `select user_id as "userId", project_id as "projectId", house_type_id as "houseTypeId", version, revision, rooms,
  added_cost as "addedCost", submit_type as "submitType", catalogue_changes as "catalogueChanges" from project_choices`;

export async function observe(world: World): Promise<Observation> {
  const [tabs, { rows }] = await Promise.all([
    Promise.all(world.devices.flatMap((device) => device.tabs.map((tab) => seeTab(device, tab)))),
    world.servers.database.pool.query<ChoicesSeen>(CHOICES),
  ]);
  return { tabs: tabs.flat(), choices: new Map(rows.map((row) => [row.userId, row])) };
}
