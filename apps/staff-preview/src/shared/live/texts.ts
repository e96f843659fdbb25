export const liveTexts = {
  live: "Live",
  liveExplained: "Wijzigingen van kopers verschijnen vanzelf",
  away: "Verbinding verbroken, er wordt opnieuw verbonden",
} as const;
