import { create } from "zustand";

/** Why the sign-in dialog opened by itself. */
export type LoginReason = "expired";

interface AuthDialogState {
  /** The open dialog, if any. */
  readonly dialog: "login" | "forgot" | null;
  readonly reason: LoginReason | null;
  readonly openLogin: (reason?: LoginReason) => void;
  readonly openForgot: () => void;
  readonly close: () => void;
}

/** The state of the sign-in dialogs. Any component may open them; the application root renders them. */
export const useAuthDialog = create<AuthDialogState>()((set) => ({
  dialog: null,
  reason: null,
  openLogin: (reason) => set({ dialog: "login", reason: reason ?? null }),
  openForgot: () => set({ dialog: "forgot", reason: null }),
  close: () => set({ dialog: null, reason: null }),
}));
