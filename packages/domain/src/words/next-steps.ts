/** What follows after handing in, on the page and in the mail. What the project says about the chosen way comes first. */
export const NEXT_STEPS = {
  title: "Wat er nu gebeurt",
  offer: "U krijgt een offerte met vaste prijzen.",
  order: "Er wordt pas besteld als er een akkoord is op de offerte.",
  questions: (showroom: string) => `Vragen? Bel ${showroom}:`,
} as const;
