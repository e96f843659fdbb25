import { lazy, Suspense } from "react";
import { useAuthDialog } from "../shared/session/auth-dialog.ts";

const AuthDialogs = lazy(async () => ({ default: (await import("../features/auth/auth-dialogs.tsx")).AuthDialogs }));

/** The dialogs of signing in, which are loaded when the first of them opens. */
export function SignInDialogs() {
  const dialog = useAuthDialog((state) => state.dialog);
  if (dialog === null) return null;
  return (
    <Suspense>
      <AuthDialogs />
    </Suspense>
  );
}
