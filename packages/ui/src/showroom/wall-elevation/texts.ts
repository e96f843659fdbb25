export const wallElevationTexts = {
  drawing: (title: string) => `Tekening: ${title}`,
  fixtures: "Wat er aan de wand zit",
  scale: (scale: number) => `Schaal 1:${scale} · maten in mm`,
  openings: { window: "raam", door: "deur" },
};
