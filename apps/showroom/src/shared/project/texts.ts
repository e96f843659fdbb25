export const projectTexts = { contractorLogo: (name: string) => `Logo van ${name}` } as const;
