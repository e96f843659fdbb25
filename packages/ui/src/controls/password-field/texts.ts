export const passwordFieldTexts = {
  show: "Wachtwoord tonen",
  hide: "Wachtwoord verbergen",
  strength: "Sterkte van het wachtwoord",
  levels: { 1: "Zeer zwak", 2: "Zwak", 3: "Matig", 4: "Sterk", 5: "Zeer sterk" },
} as const;
