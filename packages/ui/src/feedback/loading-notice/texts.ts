export const loadingNoticeTexts = {
  slow: "Het laden duurt langer dan u gewend bent.",
  patience: "Wij blijven het proberen; u hoeft niets te doen. Wat u hebt gekozen is bewaard.",
} as const;
