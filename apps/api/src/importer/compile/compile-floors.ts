import type { Baseboard, Floor, FloorMaterial } from "@showroom/domain/model/floor";
import { ZERO } from "@showroom/domain/money/cents";
import type { Compiler } from "./compiler.ts";

export interface CompiledFloors {
  readonly materials: FloorMaterial[];
  readonly floors: Floor[];
  readonly baseboards: Baseboard[];
}

/**
 * Compiles the floors of a project. Amounts and minimum prices depend on the house type and are added in the response.
 */
export function compileFloors(compiler: Compiler): CompiledFloors {
  const { bundle, ids, media } = compiler;
  return {
    materials: bundle.floorMaterials.map(({ key, images, ...material }) => ({
      ...material,
      id: ids.of("material", key),
      images: images.map(media),
      minimumPrice: ZERO,
      mediaFiles: images.map(media),
    })),
    floors: bundle.floors.map((floor) => ({
      id: ids.of("floor", floor.key),
      product_number: floor.productNumber ?? floor.key,
      name: floor.name,
      length: floor.length,
      width: floor.width,
      thickness: floor.thickness,
      wear_layer: floor.wearLayer,
      cutting_loss: floor.cuttingLoss,
      price_m2: floor.priceM2,
      conduction: floor.conduction,
      series: floor.series,
      floor_type: floor.floorType,
      material: ids.of("material", floor.material),
      addedCost: floor.addedCost,
      images: floor.images.map(media),
      amount_m2_floor: 0,
      amount_baseboards: 0,
      isGlued: floor.isGlued,
      showBrand: floor.showBrand,
      color: floor.color,
      mediaFiles: floor.images.map(media),
      roomMediaFiles: floor.roomImages.map(media),
    })),
    baseboards: bundle.baseboards.map(({ key, productNumber, images, ...baseboard }) => ({
      ...baseboard,
      id: ids.of("baseboard", key),
      product_number: productNumber ?? key,
      images: images.map(media),
      amount_baseboards: 0,
      mediaFiles: images.map(media),
    })),
  };
}
