/** Router state with which the password page opens the home page after a new password was set. */
export const PASSWORD_CHANGED = { passwordChanged: true } as const;

export function isPasswordChanged(state: unknown): boolean {
  return typeof state === "object" && state !== null && "passwordChanged" in state;
}
