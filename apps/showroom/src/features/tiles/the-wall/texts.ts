export const wallTexts = {
  title: "The Wall",
  body: "<p>U heeft een tegel uit The Wall gekozen. Alle tegels van The Wall zijn gunstig geprijsd en vrij met elkaar te combineren: op de wand, op de vloer en als accent.</p>",
  close: "Verder kiezen",
} as const;
