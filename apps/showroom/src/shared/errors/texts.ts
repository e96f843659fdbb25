export const retryTexts = {
  retry: "Probeer het opnieuw",
} as const;
