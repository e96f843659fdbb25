export const pictureFailureTexts = {
  failed: "De afbeelding kan nu niet worden geladen.",
  retry: "Probeer het opnieuw",
} as const;
