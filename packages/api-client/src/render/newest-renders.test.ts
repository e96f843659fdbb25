import { beforeEach, describe, expect, it } from "vitest";
import type { RenderMessage } from "@showroom/domain/render/render-request";
import { NewestRenders } from "./newest-renders.ts";

const message = (renderId: string, stage: RenderMessage["stage"] = "final"): RenderMessage => ({
  renderId,
  stage,
  filename: `${renderId}-${stage}`,
  fullpath: "https://pictures.example/",
  width: 1_920,
  height: 1_080,
});

const SIZE = { width: 1_920, height: 1_080 };

let renders: NewestRenders;
beforeEach(() => {
  renders = new NewestRenders();
});

const stagesOf = (images: readonly ({ readonly stage: string } | null)[]) =>
  images.map((image) => image?.stage ?? null);

describe("the newest render of a place", () => {
  it("returns each picture with place, URL and size", () => {
    const serial = renders.begin("main", SIZE);
    expect(renders.answered("main", serial, "a")).toEqual([]);
    expect(renders.received(message("a"))).toEqual({
      context: "main",
      url: "https://pictures.example/a-final.jpg",
      srcSet: [
        "https://pictures.example/a-final.jpg?w=512 512w",
        "https://pictures.example/a-final.jpg?w=960 960w",
        "https://pictures.example/a-final.jpg?w=1320 1320w",
        "https://pictures.example/a-final.jpg 1920w",
      ].join(", "),
      stage: "final",
      renderId: "a",
      width: 1_920,
      height: 1_080,
    });
  });

  it("offers no smaller copies of a preview, which must not wait for one", () => {
    renders.answered("main", renders.begin("main", SIZE), "a");
    expect(renders.received(message("a", "preview"))?.srcSet).toBeUndefined();
    expect(renders.received(message("a", "refined"))?.srcSet).toContain("a-refined.jpg?w=960 960w");
  });

  it("offers no smaller copies of a picture from a hub that may not have them", () => {
    renders.begin("main", SIZE);
    expect(renders.receivedUnnamed({ filename: "a", fullpath: "/" })).toMatchObject({ url: "/a.jpg" });
    renders.begin("main", SIZE);
    expect(renders.receivedUnnamed({ filename: "a", fullpath: "/" })?.srcSet).toBeUndefined();
  });

  it("ignores pictures of an earlier request", () => {
    const first = renders.begin("main", SIZE);
    renders.answered("main", first, "a");
    const second = renders.begin("main", SIZE);
    expect(renders.isNewest("main", first)).toBe(false);
    expect(renders.isNewest("main", second)).toBe(true);
    expect(renders.received(message("a"))).toBeNull();
    renders.answered("main", second, "b");
    expect(renders.contextOf("a")).toBeNull();
    expect(renders.received(message("b"))?.renderId).toBe("b");
  });

  it("ignores the render id of a replaced request", () => {
    const first = renders.begin("main", SIZE);
    const second = renders.begin("main", SIZE);
    renders.answered("main", second, "b");
    renders.answered("main", first, "a");
    expect(renders.contextOf("a")).toBeNull();
    expect(renders.contextOf("b")).toBe("main");
  });

  it("accepts only better stages, each once", () => {
    renders.answered("main", renders.begin("main", SIZE), "a");
    const stages = (["refined", "preview", "refined", "final", "final"] as const).map((stage) =>
      renders.received(message("a", stage)),
    );
    expect(stagesOf(stages)).toEqual(["refined", null, null, "final", null]);
  });

  it("accepts a preview again for a new request", () => {
    renders.answered("main", renders.begin("main", SIZE), "a");
    renders.received(message("a"));
    renders.answered("main", renders.begin("main", SIZE), "b");
    expect(renders.received(message("b", "preview"))?.stage).toBe("preview");
  });

  it("is separate for each place", () => {
    renders.answered("main", renders.begin("main", SIZE), "a");
    renders.answered("modal", renders.begin("modal", SIZE), "b");
    expect([renders.received(message("a"))?.context, renders.received(message("b"))?.context]).toEqual([
      "main",
      "modal",
    ]);
  });

  it("is null for a forgotten place, or one without a request", () => {
    const serial = renders.begin("main", SIZE);
    renders.answered("main", serial, "a");
    renders.forget("main");
    expect(renders.received(message("a"))).toBeNull();
    expect(renders.isNewest("main", serial)).toBe(false);
    expect(renders.answered("main", serial, "a")).toEqual([]);
    expect(renders.contextOf("a")).toBeNull();
  });
});

describe("a picture without a render id", () => {
  const UNNAMED = { filename: "picture", fullpath: "https://pictures.example/" };
  const placeOf = () => renders.receivedUnnamed(UNNAMED)?.context ?? null;

  it("is ignored without a request", () => {
    expect(placeOf()).toBeNull();
    renders.begin("main", SIZE);
    renders.forget("main");
    expect(placeOf()).toBeNull();
  });

  it("is the final one of its request, with the requested size", () => {
    const serial = renders.begin("main", { width: 7, height: 5 });
    const picture = {
      context: "main",
      url: "https://pictures.example/picture.jpg",
      stage: "final",
      width: 7,
      height: 5,
    } as const;
    expect(renders.receivedUnnamed(UNNAMED)).toEqual({ ...picture, renderId: "" });
    renders.answered("main", serial, "a");
    expect(renders.receivedUnnamed(UNNAMED)).toEqual({ ...picture, renderId: "a" });
    expect(renders.isNewest("main", serial)).toBe(true);
    expect(renders.received(message("a"))).toBeNull();
  });

  it("counts for the newest request without one, and then for the newest of all", () => {
    renders.begin("main", SIZE);
    renders.begin("modal", SIZE);
    expect([placeOf(), placeOf(), placeOf()]).toEqual(["modal", "main", "modal"]);
    renders.answered("main", renders.begin("main", SIZE), "b");
    renders.received(message("b", "refined"));
    expect([placeOf(), placeOf()]).toEqual(["main", "main"]);
  });
});

describe("a picture that arrives before the response with its render id", () => {
  it("is returned with the response, in order of arrival and without lower stages", () => {
    const serial = renders.begin("main", SIZE);
    for (const stage of ["preview", "final", "refined"] as const)
      expect(renders.received(message("a", stage))).toBeNull();
    renders.received(message("other"));
    const other = renders.begin("modal", SIZE);
    expect(renders.answered("modal", other, "b")).toEqual([]);
    expect(stagesOf(renders.answered("main", serial, "a"))).toEqual(["preview", "final"]);
  });

  it("is stored while any request is pending", () => {
    const main = renders.begin("main", SIZE);
    const modal = renders.begin("modal", SIZE);
    renders.received(message("b"));
    renders.answered("main", main, "a");
    expect(stagesOf(renders.answered("modal", modal, "b"))).toEqual(["final"]);
  });

  it.each([
    ["answered", () => renders.answered("modal", renders.begin("modal", SIZE), "x")],
    ["refused", () => (renders.begin("modal", SIZE), renders.refused())],
  ])("is dropped once every request was %s", (_, settle) => {
    const main = renders.begin("main", SIZE);
    renders.received(message("late"));
    settle();
    renders.refused();
    renders.received(message("late"));
    expect(renders.answered("main", main, "late")).toEqual([]);
  });

  it("is not stored without pending requests", () => {
    renders.received(message("a"));
    const serial = renders.begin("main", SIZE);
    expect(renders.answered("main", serial, "a")).toEqual([]);
  });

  it("is one of at most 24; the oldest is dropped", () => {
    const serial = renders.begin("main", SIZE);
    renders.received(message("a"));
    for (let count = 0; count < 24; count += 1) renders.received(message(`other-${count}`));
    expect(renders.answered("main", serial, "a")).toEqual([]);
    const again = renders.begin("main", SIZE);
    renders.received(message("a"));
    for (let count = 0; count < 23; count += 1) renders.received(message(`other-${count}`));
    expect(stagesOf(renders.answered("main", again, "a"))).toEqual(["final"]);
  });
});
