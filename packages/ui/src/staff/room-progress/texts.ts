export const roomProgressTexts = {
  label: "Voortgang per ruimte",
  done: "bevestigd",
  open: "nog open",
} as const;
