/** Renders parts of a step to HTML, without a browser. */
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { memoryTokenStore } from "@showroom/api-client/token-store";
import { stepNumberOf } from "@showroom/domain/steps/step-number";
import { standardRoomChoice } from "@showroom/domain/configurator/standard-room";
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import type { Project } from "@showroom/domain/model/project";
import { calculateCost } from "@showroom/domain/pricing/calculate-cost";
import { evaluateRules } from "@showroom/domain/rules/evaluate";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { roomContext } from "@showroom/domain/selection/room-context";
import { stepSequence } from "@showroom/domain/steps/step-sequence";
import { buildFloorOffer, buildHouseType, buildProject } from "@showroom/domain/testing/build-project";
import { HtmlSanitizerContext } from "@showroom/ui/layout/html-content/html-sanitizer";
import { Providers } from "@showroom/web-app/providers";
import { createQueryClient } from "@showroom/web-app/queries/create-query-client";
import { createApiConnection } from "@showroom/web-app/session/api-connection";
import { openStore } from "../src/shared/choices/testing/fake-server.ts";
import { CONFIG } from "./show-routes.tsx";
import { RoomActionsContext, RoomViewContext } from "../src/shared/step-view/use-room.ts";
import { CostContext, ShowroomContext } from "../src/shared/step-view/use-showroom.ts";

export interface ShownStep {
  readonly page: Page;
  readonly project?: Partial<Project>;
  /** Replaces fields of the standard room. */
  readonly room?: Partial<RoomChoice>;
  readonly locked?: boolean;
  /** The path with its query. */
  readonly address?: string;
}

/** The HTML of a part in the step of a page, with prices. Call `startFakeServer` before. */
export function showInStep(
  Part: ComponentType,
  { page, locked = false, address = "/", ...changes }: ShownStep,
): string {
  const project = buildProject(changes.project);
  const houseType = buildHouseType({ pages: [page] });
  const room = { ...standardRoomChoice(pageCatalogue(page), project), ...changes.room };
  const choices = { [page.id]: room };
  const [step] = stepSequence([page], choices, stepNumberOf(page));
  if (step === undefined) throw new Error("The page has no step");
  const context = { ...roomContext(page, project, null), locked };
  const outcome = evaluateRules(context.catalogue, room);
  const actions = { context, locked, change: () => {} };
  const cost = calculateCost({ project, houseType, pages: [page], floors: buildFloorOffer(), choices });
  const connection = createApiConnection({ tokenStore: memoryTokenStore(), queryClient: createQueryClient() });
  connection.queryClient.setQueryData(connection.configQuery.queryKey, CONFIG);
  const store = openStore();
  const view = {
    project,
    houseType,
    page,
    step,
    store,
    steps: [step],
    goToPage: () => Promise.resolve(),
    confirmAndContinue: () => Promise.resolve(),
  };
  const html = renderToString(
    <MemoryRouter initialEntries={[address]}>
      <Providers connection={connection}>
        <HtmlSanitizerContext value={(text) => text}>
          <ShowroomContext value={view}>
            <CostContext value={{ cost, confirmed: true }}>
              <RoomActionsContext value={actions}>
                <RoomViewContext value={{ ...actions, room, outcome }}>
                  <Part />
                </RoomViewContext>
              </RoomActionsContext>
            </CostContext>
          </ShowroomContext>
        </HtmlSanitizerContext>
      </Providers>
    </MemoryRouter>,
  );
  store.close();
  return html;
}
