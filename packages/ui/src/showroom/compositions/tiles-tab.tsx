import { useState } from "react";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import { ColourSelector } from "../colour-selector/colour-selector.tsx";
import { FilterBar } from "../filter-bar/filter-bar.tsx";
import { LegendBar } from "../legend-bar/legend-bar.tsx";
import { ProductGroup } from "../product-group/product-group.tsx";
import { groutColours, wallTiles } from "../testing/sample-options.tsx";
import { RectifiedMark } from "../tile-card/rectified-mark.tsx";
import { TileCard } from "../tile-card/tile-card.tsx";
import { TileGrid } from "../tile-grid/tile-grid.tsx";

/** The tiles tab, composed as in the showroom, with its own state. */
export function TilesTab() {
  const [tile, setTile] = useState("solva");
  const [grout, setGrout] = useState("zilvergrijs");
  const [filter, setFilter] = useState<string>();
  const [open, setOpen] = useState<string | undefined>("wall");
  const chosen = wallTiles.find((option) => option.value === tile);
  const groutName = groutColours.find((option) => option.value === grout)?.label;
  const toggle = (id: string) => (next: boolean) => setOpen(next ? id : undefined);
  return (
    <div style={{ padding: "0 1.6rem 3.2rem" }}>
      <h2>
        <VisuallyHidden>Tegels</VisuallyHidden>
      </h2>
      <FilterBar
        open={filter}
        onOpenChange={setFilter}
        filters={[
          { id: "size", label: "Afmeting", content: <p>Afmetingen</p> },
          { id: "price", label: "Prijs", content: <p>Prijzen</p> },
        ]}
        resultCount={`${wallTiles.length} tegels`}
      />
      <LegendBar
        items={[
          { id: "rectified", content: <RectifiedMark /> },
          { id: "size", content: "Afmeting: BxH" },
        ]}
      />
      <ProductGroup
        title="Wandtegel"
        chosen={chosen?.title}
        status={tile === "basis" ? "standard" : "reset"}
        onReset={() => setTile("basis")}
        open={open === "wall"}
        onOpenChange={toggle("wall")}
      >
        <TileGrid label="Wandtegel">
          {wallTiles.map((option) => (
            <TileCard
              key={option.value}
              {...option}
              selected={option.value === tile}
              difference={option.value === tile ? null : option.difference}
              onSelect={() => setTile(option.value)}
            />
          ))}
        </TileGrid>
        <div style={{ paddingBlockStart: "2.4rem" }}>
          <ColourSelector
            openLabel="Toon voegkleur"
            closeLabel="Sluit voegkleur"
            chosenName={groutName}
            value={grout}
            onSelect={setGrout}
            groups={[{ id: "grout", title: "Voegkleur", options: groutColours }]}
          />
        </div>
      </ProductGroup>
      <ProductGroup
        title="Vloertegel"
        chosen="Veneto terrazzo"
        status="standard"
        open={open === "floor"}
        onOpenChange={toggle("floor")}
      >
        <TileGrid label="Vloertegel" />
      </ProductGroup>
    </div>
  );
}
