export const budgetButtonTexts = {
  none: "Budget",
  left: (amount: string) => `nog ${amount}`,
  over: (amount: string) => `${amount} boven budget`,
  name: (rest: string) => `Budget: ${rest}`,
} as const;
