import ZoomIn from "lucide-react/icons/zoom-in";
import { IconButton } from "../../controls/icon-button/icon-button.tsx";
import { useLoading } from "../../layout/picture/in-sight.tsx";
import { ColourFill } from "../material-texture/colour-fill.tsx";
import styles from "./product-card.module.css";
import { productCardTexts } from "./texts.ts";

export interface ProductImageProps {
  title: string;
  imageUrl?: string | undefined;
  colour?: string | undefined;
  onZoom?: (() => void) | undefined;
}

/** The whole product on white, or a block of its colour. Decorative, because the title is next to it. */
export function ProductImage({ title, imageUrl, colour, onZoom }: ProductImageProps) {
  const loading = useLoading();
  return (
    <>
      <div className={styles["picture"]} data-empty={imageUrl === undefined || undefined}>
        {imageUrl === undefined && colour && <ColourFill colour={colour} />}
        {imageUrl !== undefined && (
          <img src={imageUrl} alt="" loading={loading} decoding="async" width={375} height={304} />
        )}
      </div>
      {imageUrl !== undefined && onZoom && (
        <span className={styles["zoom"]}>
          <IconButton
            icon={ZoomIn}
            label={productCardTexts.zoom(title)}
            variant="onImage"
            size="small"
            onClick={onZoom}
          />
        </span>
      )}
    </>
  );
}
