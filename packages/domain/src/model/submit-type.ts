export const SUBMIT_TYPES = ["showroom", "design", "quote"] as const;
export type SubmitType = (typeof SUBMIT_TYPES)[number];
