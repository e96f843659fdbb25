export const sharedRoomTexts = { around: "Rondkijken" } as const;
