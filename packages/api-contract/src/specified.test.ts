/** The names that the specification fixes for other systems: methods and paths of calls, and fields of entities. */
import { describe, expect, test } from "vitest";
import { bundleOfferSchema, bundleProductSchema } from "./bundle/catalogue.ts";
import { ALL_ENDPOINTS } from "./all-endpoints.ts";
import { roomNameSchema } from "./entities/vocabulary.ts";
import { openApiDocument } from "./openapi.ts";

interface Fields {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Fields>>;
  readonly items?: Fields;
  readonly anyOf?: readonly Fields[];
}

const document = openApiDocument("1.2.3") as {
  components: { schemas: Record<string, Fields> };
  paths: Record<string, Record<string, unknown>>;
};

/** The fields behind a reference to a named entity. */
const resolved = (fields: Fields | undefined): Fields | undefined =>
  fields?.$ref === undefined ? fields : document.components.schemas[fields.$ref.split("/").at(-1) ?? ""];
const namesOf = (fields: Fields | undefined): string[] => {
  const own = resolved(fields)?.properties ?? resolved(fields?.items)?.properties;
  return own ? Object.keys(own) : (fields?.anyOf ?? []).flatMap(namesOf);
};
const at = (entity: string, path: readonly string[]): Fields | undefined =>
  path.reduce<Fields | undefined>((found, key) => {
    const within = found?.anyOf?.find((option) => option.properties ?? option.items) ?? found;
    return (within?.properties ?? within?.items?.properties)?.[key];
  }, document.components.schemas[entity]);

describe("calls", () => {
  test.each([
    ["POST", "/oauth/token"],
    ["GET", "/api/users/current"],
    ["GET", "/api/logout"],
    ["GET", "/api/users/anonymous"],
    ["GET", "/api/user/byhash/{hash}"],
    ["PUT", "/api/users/{id}"],
    ["POST", "/api/user/password/email"],
    ["POST", "/api/user/password/reset"],
    ["POST", "/api/user/change-house-type"],
    ["GET", "/api/projects/slug/{slug}"],
    ["GET", "/api/project-pages/{houseTypeId}/{pageId}/frontend"],
    ["GET", "/api/project-content-blocks/{projectId}/{key}"],
    ["POST", "/api/conversion/forms/project-question"],
    ["POST", "/api/project-choices/calculate"],
    ["GET", "/api/project-choices/{projectId}"],
    ["PUT", "/api/project-choices/{projectId}"],
    ["GET", "/api/project-choices/{projectId}/copy-choices"],
    ["PATCH", "/api/project-choices/{projectId}/copy-choices"],
    ["GET", "/api/project-floor-materials"],
    ["GET", "/api/project-floors"],
    ["GET", "/api/project-floor-baseboards"],
  ])("%s %s", (method, path) => {
    expect(ALL_ENDPOINTS.map((endpoint) => `${endpoint.method} ${endpoint.path}`)).toContain(`${method} ${path}`);
  });
});

describe("fields", () => {
  test.each([
    [
      "User",
      "id email firstName lastName gender phone dateOfBirth credits organisation avatarUrl role roles hasApprovedTerms approvedTermsAt hasNewsLetter hasFacebook createdAt createdBy invitedAt stylesTextual isSupplier isCustomer isAnonymous project houseType projectId projectSlug houseTypeId buildno projectName optionPackage",
    ],
    [
      "Project",
      "id name backendLabel slug url status enableLabour enableDiscount enableShowroom hasHardPrices images headerImage options houseTypes selectedProjectHouseType showroom contractor priceGroup floorPriceGroup wallTileLaborPrice floorTileLaborPrice wallTileCuttingLoss floorTileCuttingLoss tileInstallationCodes submitOptions website hasFloors alwaysCeilingHigh hasTiles hasSanitary hasAppointments hideTilePrices hasTileOptions outOfOfficeStart outOfOfficeEnd outOfOfficeEnabled outOfOfficeActive",
    ],
    ["HouseType", "id name amountFloorsM2 amountBaseboards projectId pages roomVariables"],
    [
      "Page",
      "id order title subtitle introText pageText type surfaceWall surfaceFloor projectPackages productGroups tileOptions configuratorType topViews pageImages imageTexts startTitle startContent copyChoicesTitle copyChoicesContent summaryTitle summaryContent",
    ],
    [
      "ContentBlock",
      "id title body pagePositionId projectId key sequence status headerTitle headerSubtitle showTiles showFloors showSanitary",
    ],
    [
      "Product",
      "id product_number group productGroupId productGroupType productGroupTitle productGroupOrder name addedCosts totalPrice grossPrice returnPrice labourPrice type length width size dimension isRectified amountPerBox color colorName groutColor description images installationCodes mediaFiles",
    ],
    [
      "PageProduct",
      "id standardOption product pages installationCodes variants rules tileType tileAccessoryType children",
    ],
    ["ProductGroup", "id title type order products rooms singleChoice collapsed"],
    ["Rule", "id type subjectProducts affectedProducts productGroups"],
    [
      "ProjectChoices",
      "id userId name email buildNumber projectName projectSlug projectId houseTypeId projectRoomChoices submittedAt submitted3DAt submitType submit3D updatedAt addedCost appointment projectRoomRules",
    ],
    ["RoomRules", "requiredProductIds hiddenProductIds requiredProductGroupIds hiddenProductGroupIds"],
    [
      "RoomChoice",
      "confirmedByUser projectPageId choicesFromOtherRoom wallTileProduct wallGroutColorProduct wallFinishingProfileProduct floorTileProduct floorGroutColorProduct products tileOptions floorMaterialId colorId baseboardId",
    ],
    ["CostResult", "discount pageCosts subTotalPrice totalPrice"],
    [
      "PageCost",
      "id type subTitle order totalPrice items wallTile floorTile wallGroutColor floorGroutColor wallFinishingProfile tileOptions allTileOptions products aggregatedCostGroups",
    ],
    [
      "LineItem",
      "name colorName colorHex width length thumbnail totalPrice grossPrice returnPrice labourPrice indicative productGroupOrder",
    ],
    [
      "FloorMaterial",
      "id name priceRange glued wear maintenance conduction size images showBrand minimumPrice mediaFiles",
    ],
    [
      "Floor",
      "id name length width thickness wear_layer cutting_loss price_m2 conduction series floor_type material addedCost images amount_m2_floor amount_baseboards isGlued showBrand mediaFiles roomMediaFiles",
    ],
    [
      "Baseboard",
      "id name description price addedCost length width material finish images amount_baseboards mediaFiles",
    ],
    ["CopyChoices", "fromPage toPage calculatedPageCost defaultChoices personalizedChoices"],
    ["MediaFile", "id name public_id asset_id filetype fileformat width height filesize mediaFolderId updatedAt url"],
  ])("of a %s", (entity, names) => {
    expect(namesOf(document.components.schemas[entity])).toEqual(expect.arrayContaining(names.split(" ")));
  });

  test.each([
    ["Project", "showroom", "name address postalCode city phone email"],
    ["Project", "submitOptions", "id shown type title content confirmationContent"],
    ["Project", "tileInstallationCodes", "id code description unit grossPrice"],
    ["Project", "selectedProjectHouseType", "id projectId"],
    ["HouseType", "roomVariables", "name houseTypeId surfaceWall surfaceFloor sealant schluter kimcoat"],
    [
      "Page",
      "projectPackages",
      "id name description overlay images addedCost mostPopular groups counts rooms status isStandardPackage hardPrices",
    ],
    [
      "Page",
      "projectPackages.groups",
      "wallTileLength wallTileWidth floorTileLength floorTileWidth addedCost addedCostCeilingHigh floorTileOnWallCost floorTileOnAllWallsCost wallTileCollections floorTileCollections accentHerringboneCollections accentHerringboneReservoirCollections showFloorTileOnWall showFloorTileOnAllWalls",
    ],
    ["Page", "projectPackages.groups.wallTileCollections", "title tileType tiles"],
    ["Page", "topViews", "image text"],
    ["Page", "topViews.image", "id name public_id"],
    ["Project", "contractor", "companyLogo"],
    ["Project", "contractor.companyLogo", "public_id"],
    ["Project", "options", "id name"],
    ["LineItem", "thumbnail", "public_id"],
    ["PageCost", "tileOptions", "id totalPrice"],
    ["ProjectChoices", "appointment", "id employeeName fromDate toDate isBooked durationInMinutes"],
    ["PageCost", "allTileOptions", "id name specifications totalPrice"],
    ["RoomChoice", "tileOptions", "tileOption selectedVariant selectedGroutColor selectedFinishingProfile"],
  ])("of a %s: %s", (entity, field, names) => {
    expect(namesOf(at(entity, field.split(".")))).toEqual(expect.arrayContaining(names.split(" ")));
  });
});

test("an article is a simple product by default, and an offer has the type standard by default", () => {
  expect(bundleProductSchema.shape.type.parse(undefined)).toBe("simple_product");
  expect(bundleOfferSchema.shape.tileType.parse(undefined)).toBe("standard");
});

test("the names of rooms", () => {
  expect(roomNameSchema.options).toEqual(["bathroom", "bathroom2", "toilet"]);
});
