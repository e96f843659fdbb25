import { Hero } from "@showroom/ui/layout/hero/hero";
import type { ContentBlock } from "@showroom/api-contract/entities/content-block";
import { HeroImage } from "./hero-image.tsx";
import { useProject } from "./project.ts";

interface BlockHeroProps {
  readonly block: ContentBlock | null;
  /** Shown where the block has no own title. */
  readonly title: string;
  readonly subtitle: string;
}

/** The hero of a page whose texts come from a content block of the project. */
export function BlockHero({ block, title, subtitle }: BlockHeroProps) {
  const project = useProject();
  return (
    <Hero
      size="short"
      image={<HeroImage project={project} />}
      kicker={project.name}
      title={block?.headerTitle || title}
      subtitle={block?.headerSubtitle || subtitle}
    />
  );
}
