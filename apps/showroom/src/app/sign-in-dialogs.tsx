import { lazy, Suspense } from "react";
import { useAuthDialog } from "../shared/session/auth-dialog.ts";

const AuthDialogs = lazy(async () => ({ default: (await import("../features/auth/auth-dialogs.tsx")).AuthDialogs }));

/** The sign-in dialogs. Their code is loaded when the first one opens. */
export function SignInDialogs() {
  const dialog = useAuthDialog((state) => state.dialog);
  if (dialog === null) return null;
  return (
    <Suspense>
      <AuthDialogs />
    </Suspense>
  );
}
