import { HomeLeftPage } from "../../features/home-left/home-left-page.tsx";
import { PlainFrame } from "../plain-layout.tsx";

/** The page for who has no home in the project any more, with its surroundings. It replaces the whole page. */
export function HomeLeftShell() {
  return (
    <PlainFrame>
      <HomeLeftPage />
    </PlainFrame>
  );
}
