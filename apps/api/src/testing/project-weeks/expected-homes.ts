/**
 * What every home of the simulated project must be at the end, by what happened to it. Written apart from the product: it uses none of
 * its code.
 */
type Part = "tiles" | "sanitary" | "floors";
const PARTS: readonly Part[] = ["tiles", "sanitary", "floors"];

export interface ExpectedHome {
  readonly buildNumber: string;
  readonly phase: string;
  /** Address of who has the home now; null for a free home. */
  holder: string | null;
  /** What became of the holder's invitation. */
  invitation: "invited" | "bounced" | "registered" | null;
  /** When the newest invitation was sent, in weeks since the start. */
  invitedIn: number;
  choices: "none" | "draft" | "handed-in";
  /** The parts that former buyers of the home agreed. */
  standing: boolean;
  /** Whether the present holder agreed all. */
  agreed: boolean;
  /** What became of a draft after the last day of its tiles. */
  late: "none" | "offered" | "agreed";
  /** How often all buyers left. */
  former: number;
}

/** In words, for a failure. */
export const inWords = (home: ExpectedHome): string =>
  [
    `${home.buildNumber} (${home.phase})`,
    home.holder === null ? "is free" : `is of ${home.holder}, ${home.invitation}`,
    `choices: ${home.choices}`,
    home.standing ? "former buyers agreed it" : "nothing stands of former buyers",
    home.agreed ? "agreed" : "not agreed",
    `last offer: ${home.late}`,
    `left ${home.former} times`,
  ].join("; ");

/** The days until which may be chosen, of a phase. */
export type Dates = Readonly<Record<Part, string>>;

/** Whether a day in the Netherlands is over on another day, in the middle of which one looks. */
const isPast = (lastDay: string, today: string): boolean => lastDay < today;

/** The parts in which the holder of a home can choose nothing any more. */
export function closedParts(home: ExpectedHome, dates: Dates, today: string): readonly Part[] {
  // Buyers of these weeks choose no living floor, so that floors are never agreed.
  return PARTS.filter((part) => (home.standing && part !== "floors") || isPast(dates[part], today));
}

/** What became of the invitation: a link works for 30 days, which are four weeks and two days. */
export const invitationOf = ({ invitation, invitedIn }: ExpectedHome, week: number): string | null =>
  invitation === "invited" ? (week - invitedIn > 4 ? "expired" : "sent") : invitation;

/** The state of the home in the list of homes. */
export const stateOf = ({ holder }: ExpectedHome): "free" | "in-use" => (holder === null ? "free" : "in-use");

/** The status of the buyer in the list of buyers; null without one. */
export function statusOf({ holder, invitation, choices }: ExpectedHome): string | null {
  if (holder === null) return null;
  if (choices === "handed-in") return "submitted";
  if (invitation !== "registered") return "invited";
  return choices === "draft" ? "configuring" : "registered";
}

const DAY_MS = 86_400_000;

/** Why the home stands on the list of what needs somebody of the staff, in the order of the alphabet. */
export function needsOf(home: ExpectedHome, dates: Dates, today: string): readonly string[] {
  if (home.holder === null) return [];
  if (home.choices === "handed-in") return home.agreed ? [] : ["request"];
  const closed = closedParts(home, dates, today);
  const isSoon = PARTS.some(
    (part) => !closed.includes(part) && Date.parse(dates[part]) - Date.parse(today) <= 14 * DAY_MS,
  );
  const isBounced = home.invitation === "bounced" ? ["bounce"] : [];
  const soon = isSoon ? [...isBounced, "closing"] : isBounced;
  if (isLate(home, closed)) return [...soon, "late"];
  return home.choices === "none" && !isSoon ? [...soon, "start"] : soon;
}

/** Whether a draft waits to be put before the buyer. A draft of these weeks is of tiles. */
export const isLate = ({ choices, standing, late }: ExpectedHome, closed: readonly Part[]): boolean =>
  choices === "draft" && !standing && late === "none" && closed.includes("tiles");
