/** Where the showroom shows or uses each field of a project, for docs/bundle-fields.md. */
import { PLAN_NOTES } from "./plan-notes.ts";

const KEPT = "Only kept.";
const KEY = "Never shown.";
const PRICES = "Prices of the room.";
const ORDER = "Order list.";

/** By field name, for fields with the same meaning in every list. */
const BY_NAME: Readonly<Record<string, string>> = {
  key: KEY,
  rooms: "Decides in which rooms it is offered.",
  installationCodes: "Labour in the price, and lines of the order list. Written as code: quantity.",
  appliesTo: "Decides which group of the price gets the discount.",
  supplier: "Order list, by which it is added up. Buyers do not see it.",
  supplierNumber: "Order list: the supplier's own number.",
  gtin: "Order list: the number below the bar code. Its check digit is checked.",
  percentage: "Discount below the total.",
  minimumSubtotal: "The discount starts from this subtotal.",
  tileType: "The assortment under which the tile stands: Standaard, The Wall or Luxe.",
};

/** By path, for all other fields. */
const BY_PATH: Readonly<Record<string, string>> = {
  ...PLAN_NOTES,
  catalogueVersion: "History of versions, and frozen into confirmations.",
  "project.slug": "The address: /projects/<slug>.",
  "project.name": "Landing page, title of the window, confirmation, staff pages.",
  "project.backendLabel": KEPT,
  "project.status":
    "The state of a new project; a concept is seen by staff alone. Later imports leave it as it is in /admin.",
  "project.enableLabour": "Labour counts in the price.",
  "project.enableDiscount": "Discounts count in the price.",
  "project.enableShowroom": "Which of the product's films starts the first step: with the showroom, or without.",
  "project.hasHardPrices": "Without it every amount is marked as indicative.",
  "project.hasFloors": "Living-room floors can be chosen.",
  "project.alwaysCeilingHigh": "Walls are always tiled to the ceiling.",
  "project.hasTiles": "Tiles can be chosen.",
  "project.hasSanitary": "Sanitary ware can be chosen.",
  "project.hasAppointments": "Who asks for an appointment books one of the times that staff offer.",
  "project.hideTilePrices": "Tiles show no price of their own; totals stay.",
  "project.hasTileOptions": "Tile options can be chosen.",
  "project.hideOverviewFromSummary": "The overview leaves out its own step.",
  "project.website": "Link on the landing page.",
  "project.outOfOfficeStart": "First day of the notice that questions wait.",
  "project.outOfOfficeEnd": "Last day of that notice.",
  "project.outOfOfficeEnabled": "Turns the notice on.",
  "project.headerImage": "Top of the landing page and the first step.",
  "project.images": "The first one: top of the landing page, without a picture at the top.",
  "project.introductionFilm": "After registration and on the first step, instead of the product's own film.",
  "project.introductionCaptions": "Captions of that film.",
  "project.showroom": "Key of the organisation whose advisors may enter.",
  "project.contractor": "Key of the organisation whose logo the pages show.",
  "project.priceNoticeFrom": "Buyers are asked about price changes of at least this much.",
  "project.submissionMail":
    "Whether the showroom gets a mail when a buyer hands in, at the e-mail address of its organisation.",
  "project.acceptedBy":
    "Offers: whether all buyers of a home must accept, or one for all. Only for a project without contracting parties.",
  "project.countersigned":
    "Offers: whether staff sign for the party after the buyers. Only for a project without contracting parties.",
  "contractingParties.parts": "The parts for which it contracts; empty for the party of the project, for all else.",
  "project.priceGroup": "State of the prices on the staff's list of projects.",
  "project.floorPriceGroup": "State of the prices of floors on the staff's list of projects.",
  "project.wallTileLaborPrice": "Labour of wall tiles, per m².",
  "project.floorTileLaborPrice": "Labour of floor tiles, per m².",
  "project.wallTileCuttingLoss": "Added to wall tiles in price and order list.",
  "project.floorTileCuttingLoss": "Added to floor tiles in price and order list.",
  "organisations.name": "Landing page and contact page.",
  "organisations.companyLogo": "Logo of the contractor on the pages.",
  "organisations.address": "Contact details of the showroom.",
  "organisations.postalCode": "Contact details of the showroom.",
  "organisations.city": "Contact details of the showroom.",
  "organisations.phone": "Contact details of the showroom.",
  "organisations.email": "Contact details of the showroom; questions go there.",
  "organisations.projectsAssigned":
    "Whether project admins enter assigned projects only; shows on their list of projects. Only for a new organisation.",
  "organisations.secondFactorRequired":
    "Whether staff sign in with a second factor; shows at their sign-in. Only for a new organisation.",
  "project.options.name": KEPT,
  "project.tileInstallationCodes.code": "Named by products and offers.",
  "project.tileInstallationCodes.description": ORDER,
  "project.tileInstallationCodes.unit": ORDER,
  "project.tileInstallationCodes.grossPrice": "Labour in the price, per unit.",
  "project.submitOptions.shown": "Decides whether buyers see it.",
  "project.submitOptions.type": "What happens with the choices: showroom, or as handed in.",
  "project.submitOptions.title": "Choice on the last step.",
  "project.submitOptions.content": "Text below that choice.",
  "project.submitOptions.confirmationContent": "Text of the confirmation.",
  "project.discounts.name": KEPT,
  "contentBlocks.key":
    "HOMEPAGE, CONTACT or TERMS: the page on which it stands. TERMS: the project's own terms, linked at the foot of its pages and at registration.",
  "contentBlocks.title": "Heading of the block.",
  "contentBlocks.body": "Text of the block.",
  "contentBlocks.status": "A concept is not shown.",
  "contentBlocks.sequence": "Order of the blocks.",
  "contentBlocks.headerTitle": "Heading of the page.",
  "contentBlocks.headerSubtitle": "Below that heading.",
  "houseTypes.name": "Account menu, staff pages, confirmation.",
  "houseTypes.amountFloorsM2": "Quantity of the living-room floor.",
  "houseTypes.amountBaseboards": "Quantity of the baseboards.",
  "houseTypes.rooms.name": "The room that is measured.",
  "houseTypes.rooms.sealant": "Sealant on the order list.",
  "houseTypes.rooms.sealantCeilingHigh": "The same with walls tiled to the ceiling.",
  "houseTypes.rooms.kimcoat": "Waterproof layer on the order list.",
  "houseTypes.rooms.kimcoatCeilingHigh": "The same with walls tiled to the ceiling.",
  "houseTypes.rooms.width": "Pictures of the room, from left to right.",
  "houseTypes.rooms.depth": "Pictures of the room, from the front wall to the back wall.",
  "houseTypes.rooms.height": "Pictures of the room.",
  "products.model.basins":
    "Number of basins of a washbasin cabinet; empty: 1. Each has its own tap and trap, in picture, price and order list.",
  "houseTypes.rooms.schluter": "Quantity of finishing profiles, in m¹.",
  "houseTypes.rooms.schluterCeilingHigh": "The same with walls tiled to the ceiling.",
  "houseTypes.pages.title": "Heading of the step; its name in overview, confirmation and order list.",
  "houseTypes.pages.subtitle": "Short name of the step, in the bar, on buttons and tabs: usually the same.",
  "houseTypes.pages.type": "What the step does.",
  "houseTypes.pages.configuratorType": "How the room is drawn.",
  "houseTypes.pages.roomName": "The room that is configured.",
  "houseTypes.pages.copyFrom": "Key of an earlier page whose choices can be taken over.",
  "houseTypes.pages.introText": "Introduction of the step.",
  "houseTypes.pages.pageText": "Text of the step.",
  "houseTypes.pages.pageImages": KEPT,
  "houseTypes.pages.imageTexts": KEPT,
  "houseTypes.pages.startTitle": "First tab of a room.",
  "houseTypes.pages.startContent": "First tab of a room.",
  "houseTypes.pages.copyChoicesTitle": "Where choices are taken over.",
  "houseTypes.pages.copyChoicesContent": "Where choices are taken over.",
  "houseTypes.pages.summaryTitle": "Result of a room.",
  "houseTypes.pages.summaryContent": "Result of a room.",
  "houseTypes.pages.hideFromSummary": "The overview leaves the step out.",
  "houseTypes.pages.topViews.name": "Name of the floor plan.",
  "houseTypes.pages.topViews.image": "The floor plan.",
  "houseTypes.pages.topViews.text": "Beside the floor plan.",
  "products.productNumber": "Product details, confirmation, order list.",
  "products.brand": "Product cards, confirmation, order list.",
  "products.name": "Product cards, confirmation, order list.",
  "products.type": "Decides what the article can be used for.",
  "products.grossPrice": "Price per m² of tiles and grout, per m¹ of profiles, otherwise per piece.",
  "products.addedCosts": "Added to the price once.",
  "products.returnPrice": "Credited when a buyer replaces this standard article.",
  "products.labourPrice": "Assembly, where labour counts.",
  "products.width": "A tile's width, or the other way round its height: card, package, picture.",
  "products.length": "The other side.",
  "products.size": "The size in words; without it width and length are shown.",
  "products.dimension": "Choice of sizes of sanitary ware.",
  "products.isRectified": "Choice of tiles, and the width of joints in pictures.",
  "products.faces":
    "How many different faces the manufacturer makes of a tile: pictures vary tiles accordingly. 1: all are alike. Empty: tiles are turned and shifted slightly, as suits any tile.",
  "products.shadeVariation":
    "How much tiles differ in shade in pictures, by the manufacturer's class: V1 even, V4 random.",
  "products.amountPerBox": "Boxes on the order list: m² of tiles or grout, m¹ of profiles.",
  "products.color": "Swatch, and the colour in pictures.",
  "products.colorName": "Choice of colours, confirmation, order list.",
  "products.colorGroup":
    "Filter on colour. Empty: follows from the finish or the colour code, and of a tile without these from its picture; the check then says what it read.",
  "products.appearance":
    "Filter on what tiles look like. Empty: follows from the words of the tile; the check then says what it read.",
  "products.gloss":
    "Filter on how much tiles shine. Empty: follows from the words of the tile; the check then says what it read.",
  "products.groutColor": "Colour of the grout in pictures.",
  "products.description": "Product details.",
  "products.images": "Product cards; the first of a tile is its face in pictures.",
  "productGroups.title": "Heading of the group; it also decides from where it is shown.",
  "productGroups.type": "standard is sanitary ware; tiles-accessories is grout and profiles.",
  "productGroups.order": "Sequence of the groups.",
  "productGroups.singleChoice": "One product of the group at a time.",
  "productGroups.collapsed": "The group starts closed.",
  "offers.product": "Article number of what is offered.",
  "offers.variants": "Article numbers of every colour and size, its own among them.",
  "offers.group": "Key of the product group; empty for tiles.",
  "offers.standardIn": "Rooms in which it is delivered when nothing is chosen.",
  "offers.tileAccessoryType": "What grout or a profile goes with.",
  "packages.name": "Of a look: below its picture.",
  "packages.description": KEPT,
  "packages.overlay": "Of a look: on its picture.",
  "packages.images": "The first one of a look is its picture; without one the room is drawn.",
  "packages.addedCost": PRICES,
  "packages.mostPopular": "Tiles of this package come first; a look comes first.",
  "packages.isStandardPackage": KEPT,
  "packages.hardPrices": "Without it its tiles are marked as indicative.",
  "packages.choices":
    "Makes it a look, a set-up of the room that one press chooses: keys of offers; key/number for one colour or size.",
  "tileOptions.kind": "Which option it is.",
  "tileOptions.title": "Heading of the option.",
  "tileOptions.description": "Below the heading of the option.",
  "tileOptions.image": "Beside the option.",
  "tileOptions.variants": "Keys of offers: tiles of an accent.",
  "tileOptions.accessories": "Keys of offers: grout and profiles of the option.",
  "rules.type": "show, hide or require; see the rules below.",
  "rules.subjects": "Keys of offers that set it off; key/number for one colour or size.",
  "rules.affected": "Keys of offers that it works on.",
  "rules.groups": "Keys of groups that it works on as a whole.",
  "floorMaterials.name": "Choice of floors.",
  "floorMaterials.description": "Choice of floors.",
  "floorMaterials.images": "Choice of floors.",
  "floorMaterials.showBrand": "The series stands with the floors.",
  "floors.productNumber": ORDER,
  "floors.material": "Key of the floor material.",
  "floors.name": "Choice of floors, confirmation, order list.",
  "floors.series": "Details of the floor.",
  "floors.cuttingLoss": "Added in price and order list.",
  "floors.priceM2": "Price per m².",
  "floors.addedCost": "Added to the price once.",
  "floors.color": "Swatch.",
  "floors.images": "Choice of floors.",
  "floors.roomImages": "A living room with the floor.",
  "floors.showBrand": "The series stands with the floor.",
  "baseboards.productNumber": ORDER,
  "baseboards.name": "Choice of baseboards, confirmation, order list.",
  "baseboards.description": "Choice of baseboards.",
  "baseboards.price": "Price per m¹.",
  "baseboards.addedCost": "Added to the price once.",
  "baseboards.images": "Choice of baseboards.",
};

/** By the start of the path, for lists whose remaining fields share one note. */
const BY_LIST: readonly (readonly [string, string])[] = [
  ["packages.groups.show", "Decides whether the option is offered with these tiles."],
  ["packages.groups.wallTile", "Tiles of this size belong to the format; empty: any."],
  ["packages.groups.floorTile", "Tiles of this size belong to the format; empty: any. The costs: price of the option."],
  ["packages.groups.", "Added to the price of these tiles."],
  ["houseTypes.rooms.", "Quantity in price and order list."],
  ["products.model.", "How sanitary ware is drawn in pictures."],
  [
    "contractingParties.",
    "Offers and agreements. Only for a project without parties; later they are changed in /admin.",
  ],
  ["organisations.", KEPT],
  ["contentBlocks.show", "Whether the landing page names it as something to choose."],
  ["floorMaterials.", KEPT],
  ["floors.", KEPT],
  ["baseboards.", "Order list, as the size and finish."],
];

/**
 * Where the showroom shows or uses a field.
 * @throws Error for a field without a note
 */
export function noteOf(list: string, field: string): string {
  const path = list === "" ? field : `${list}.${field}`;
  const name = field.split(".").at(-1) ?? "";
  const collection = list.endsWith("Collections") ? COLLECTION[name] : undefined;
  const note = BY_PATH[path] ?? collection ?? BY_NAME[name] ?? BY_LIST.find(([start]) => path.startsWith(start))?.[1];
  if (note === undefined) throw new Error(`The guide says nothing of ${path}: write it in field-notes.ts`);
  return note;
}

const COLLECTION: Readonly<Record<string, string>> = {
  title: "Only kept.",
  tiles: "Keys of offers, in their sequence.",
};
