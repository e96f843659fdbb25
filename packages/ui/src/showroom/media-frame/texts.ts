export const mediaFrameTexts = {
  placeholder: "Hier verschijnt straks het beeld van uw keuzes.",
  working: "Nieuw beeld wordt gemaakt…",
  unavailable: "Het beeld kan nu niet worden gemaakt. U kunt gewoon verder kiezen.",
  retry: "Opnieuw proberen",
  fullScreen: "Beeld op volledig scherm",
  expand: "Hele beeld tonen",
  shrink: "Beeld verkleinen",
} as const;
