import { DAY_OPERATIONS } from "./day/day.ts";
import { BOUNCED_MAIL_OPERATIONS } from "./staff/bounced-mails.ts";
import { WEBHOOK_OPERATIONS } from "./webhooks/webhooks.ts";
import { APPOINTMENT_OPERATIONS } from "./appointments/appointments.ts";
import type { Operation } from "../kernel/operation.ts";
import { cancelPlannedPublicationOperation } from "./catalogue/cancel-planned-publication.ts";
import { changeProjectStateOperation } from "./catalogue/change-project-state.ts";
import { checkCatalogueOperation } from "./catalogue/check-catalogue.ts";
import { createProjectOperation } from "./catalogue/create-project.ts";
import { deleteProjectOperation } from "./catalogue/delete-project.ts";
import { downloadCatalogueOperation } from "./catalogue/download-catalogue.ts";
import { downloadTemplateOperation } from "./catalogue/download-template.ts";
import { discardStagedCatalogueOperation } from "./catalogue/discard-staged-catalogue.ts";
import { editCatalogueOperation } from "./catalogue/edit-catalogue.ts";
import { listCatalogueFieldsOperation } from "./catalogue/list-catalogue-fields.ts";
import { listCatalogueVersionsOperation } from "./catalogue/list-catalogue-versions.ts";
import { listOrganisationsOperation } from "./catalogue/list-organisations.ts";
import { listStagedCataloguesOperation } from "./catalogue/list-staged-catalogues.ts";
import { planPublicationOperation } from "./catalogue/plan-publication.ts";
import { previewCatalogueOperation } from "./catalogue/preview-catalogue.ts";
import { publishCatalogueOperation } from "./catalogue/publish-catalogue.ts";
import { revertProjectCatalogueOperation } from "./catalogue/revert-project-catalogue.ts";
import { answerCatalogueChangesOperation } from "./choices/answer-catalogue-changes.ts";
import { getBudgetOperation, setBudgetOperation } from "./choices/budget.ts";
import { FAVOURITE_OPERATIONS } from "./choices/favourites.ts";
import { calculateCostOperation } from "./choices/calculate-cost.ts";
import { fitChoicesOperation } from "./choices/fit-choices.ts";
import { copyChoicesOperation } from "./choices/copy-choices.ts";
import { getChoicesOperation } from "./choices/get-choices.ts";
import { getConfirmationOperation } from "./choices/get-confirmation.ts";
import { getCopyChoicesOperation } from "./choices/get-copy-choices.ts";
import { listStepPicturesOperation } from "./choices/list-step-pictures.ts";
import { answerPreparedChoicesOperation, getPreparedChoicesOperation } from "./choices/prepared-choices.ts";
import { getHomeBuyersOperation, watchChoicesOperation } from "./choices/home-buyers.ts";
import { saveChoicesOperation } from "./choices/save-choices.ts";
import { listBaseboardsOperation } from "./floors/list-baseboards.ts";
import { listFloorMaterialsOperation } from "./floors/list-floor-materials.ts";
import { listFloorsOperation } from "./floors/list-floors.ts";
import { requestTokenOperation } from "./oauth/request-token.ts";
import { OPENID_OPERATIONS } from "./openid/openid.ts";
import { askProjectQuestionOperation } from "./projects/ask-project-question.ts";
import { getContentBlockOperation } from "./projects/get-content-block.ts";
import { getIntroductionOperation } from "./projects/get-introduction.ts";
import { getPageOperation } from "./projects/get-page.ts";
import { getProjectBySlugOperation } from "./projects/get-project-by-slug.ts";
import { checkRenderAccessOperation } from "./render/check-render-access.ts";
import { getRenderArticlesOperation } from "./render/get-render-articles.ts";
import { getRenderCatalogueOperation } from "./render/get-render-catalogue.ts";
import { deleteRoomVersionOperation } from "./room-versions/delete-room-version.ts";
import { listRoomVersionsOperation } from "./room-versions/list-room-versions.ts";
import { renameRoomVersionOperation } from "./room-versions/rename-room-version.ts";
import { saveRoomVersionOperation } from "./room-versions/save-room-version.ts";
import { createShareLinkOperation } from "./share-links/create-share-link.ts";
import { getSharedRoomOperation } from "./share-links/get-shared-room.ts";
import { getSharedViewOperation } from "./share-links/get-shared-view.ts";
import { listShareLinksOperation } from "./share-links/list-share-links.ts";
import { revokeShareLinkOperation } from "./share-links/revoke-share-link.ts";
import {
  discardFailedJobOperation,
  listFailedJobsOperation,
  retryFailedJobOperation,
} from "./failed-jobs/failed-jobs.ts";
import { downloadBuyerOrderListOperation } from "./staff/download-buyer-order-list.ts";
import { downloadProjectOrderListOperation } from "./staff/download-project-order-list.ts";
import { getBuyerConfigurationOperation } from "./staff/get-buyer-configuration.ts";
import { getBuyerHistoryOperation } from "./staff/get-buyer-history.ts";
import { getBuyerOrderListOperation } from "./staff/get-buyer-order-list.ts";
import { getProjectOrderListOperation } from "./staff/get-project-order-list.ts";
import { listBuyersOperation } from "./staff/list-buyers.ts";
import { listStaffProjectsOperation } from "./staff/list-staff-projects.ts";
import { reopenSubmissionOperation } from "./staff/reopen-submission.ts";
import { submitForBuyerOperation } from "./staff/submit-for-buyer.ts";
import { prepareForBuyerOperation, viewAsBuyerOperation } from "./staff/view-as-buyer.ts";
import { watchProjectOperation } from "./staff/watch-project.ts";
import { CLOSING_OPERATIONS } from "./closings/closings.ts";
import { PLANNING_OPERATIONS } from "./closings/planning.ts";
import { OCCUPANCY_OPERATIONS } from "./occupancy/occupancy.ts";
import { HOME_OPERATIONS } from "./homes/homes.ts";
import { INVITATION_OPERATIONS } from "./invitations/invitations.ts";
import { QUESTION_OPERATIONS } from "./questions/questions.ts";
import { CHANGE_REQUEST_OPERATIONS } from "./offers/change-requests.ts";
import { CHANGE_OPERATIONS } from "./offers/changes.ts";
import {
  checkDocumentOperation,
  downloadLenderOverviewOperation,
  downloadOfferOperation,
  downloadOwnOfferOperation,
  downloadOwnRequestOperation,
  downloadRequestOperation,
} from "./offers/offer-files.ts";
import { OWN_OFFER_OPERATIONS } from "./offers/own-offers.ts";
import { OFFER_OPERATIONS } from "./offers/offers.ts";
import { answerSecondFactorOperation } from "./oauth/answer-second-factor.ts";
import { getSecondFactorOperation } from "./second-factor/get-second-factor.ts";
import { addPasskeyOperation, removePasskeyOperation, startPasskeyOperation } from "./second-factor/passkeys.ts";
import { renewRecoveryCodesOperation } from "./second-factor/renew-recovery-codes.ts";
import { confirmTotpOperation, removeTotpOperation, startTotpOperation } from "./second-factor/totp.ts";
import { listStaffAccountsOperation } from "./staff-accounts/list-staff-accounts.ts";
import { resetStaffSecondFactorOperation } from "./staff-accounts/reset-staff-second-factor.ts";
import { switchStaffAccountOperation } from "./staff-accounts/switch-staff-account.ts";
import { getAppConfigOperation } from "./system/get-app-config.ts";
import { getLivenessOperation } from "./system/get-liveness.ts";
import { getOpenApiOperation } from "./system/get-open-api.ts";
import { getReadinessOperation } from "./system/get-readiness.ts";
import { changeHouseTypeOperation, setPhoneNumberOperation } from "./users/own-account.ts";
import { createAnonymousUserOperation } from "./users/create-anonymous-user.ts";
import { getCurrentUserOperation } from "./users/get-current-user.ts";
import { getUserByHashOperation } from "./users/get-user-by-hash.ts";
import { logOutOperation } from "./users/log-out.ts";
import { endAllSessionsOperation, endOwnSessionOperation, listOwnSessionsOperation } from "./users/own-sessions.ts";
import { registerUserOperation } from "./users/register-user.ts";
import { requestPasswordResetOperation } from "./users/request-password-reset.ts";
import { checkResetLinkOperation } from "./users/check-reset-link.ts";
import { resetPasswordOperation } from "./users/reset-password.ts";

export const ALL_OPERATIONS: readonly Operation[] = [
  requestTokenOperation,
  answerSecondFactorOperation,
  ...OPENID_OPERATIONS,
  getSecondFactorOperation,
  startTotpOperation,
  confirmTotpOperation,
  removeTotpOperation,
  startPasskeyOperation,
  addPasskeyOperation,
  removePasskeyOperation,
  renewRecoveryCodesOperation,
  listStaffAccountsOperation,
  switchStaffAccountOperation,
  resetStaffSecondFactorOperation,
  getCurrentUserOperation,
  logOutOperation,
  createAnonymousUserOperation,
  listOwnSessionsOperation,
  endOwnSessionOperation,
  endAllSessionsOperation,
  getUserByHashOperation,
  registerUserOperation,
  requestPasswordResetOperation,
  checkResetLinkOperation,
  resetPasswordOperation,
  changeHouseTypeOperation,
  setPhoneNumberOperation,
  getProjectBySlugOperation,
  getPageOperation,
  getContentBlockOperation,
  getIntroductionOperation,
  askProjectQuestionOperation,
  answerCatalogueChangesOperation,
  calculateCostOperation,
  fitChoicesOperation,
  getChoicesOperation,
  saveChoicesOperation,
  listStepPicturesOperation,
  getCopyChoicesOperation,
  getBudgetOperation,
  setBudgetOperation,
  ...FAVOURITE_OPERATIONS,
  copyChoicesOperation,
  getConfirmationOperation,
  getPreparedChoicesOperation,
  answerPreparedChoicesOperation,
  getHomeBuyersOperation,
  watchChoicesOperation,
  listFloorMaterialsOperation,
  listFloorsOperation,
  listBaseboardsOperation,
  listRoomVersionsOperation,
  saveRoomVersionOperation,
  renameRoomVersionOperation,
  deleteRoomVersionOperation,
  listShareLinksOperation,
  createShareLinkOperation,
  revokeShareLinkOperation,
  getSharedViewOperation,
  getSharedRoomOperation,
  ...OCCUPANCY_OPERATIONS,
  ...HOME_OPERATIONS,
  ...CLOSING_OPERATIONS,
  ...PLANNING_OPERATIONS,
  ...OFFER_OPERATIONS,
  ...CHANGE_OPERATIONS,
  ...CHANGE_REQUEST_OPERATIONS,
  ...QUESTION_OPERATIONS,
  ...OWN_OFFER_OPERATIONS,
  downloadOfferOperation,
  downloadOwnOfferOperation,
  downloadOwnRequestOperation,
  downloadRequestOperation,
  downloadLenderOverviewOperation,
  checkDocumentOperation,
  ...APPOINTMENT_OPERATIONS,
  ...WEBHOOK_OPERATIONS,
  ...BOUNCED_MAIL_OPERATIONS,
  ...DAY_OPERATIONS,
  ...INVITATION_OPERATIONS,
  listStaffProjectsOperation,
  createProjectOperation,
  changeProjectStateOperation,
  listOrganisationsOperation,
  listCatalogueFieldsOperation,
  editCatalogueOperation,
  deleteProjectOperation,
  listBuyersOperation,
  getBuyerConfigurationOperation,
  getBuyerHistoryOperation,
  viewAsBuyerOperation,
  prepareForBuyerOperation,
  reopenSubmissionOperation,
  submitForBuyerOperation,
  getProjectOrderListOperation,
  downloadProjectOrderListOperation,
  getBuyerOrderListOperation,
  downloadBuyerOrderListOperation,
  watchProjectOperation,
  listCatalogueVersionsOperation,
  checkCatalogueOperation,
  downloadTemplateOperation,
  downloadCatalogueOperation,
  listStagedCataloguesOperation,
  publishCatalogueOperation,
  planPublicationOperation,
  cancelPlannedPublicationOperation,
  discardStagedCatalogueOperation,
  previewCatalogueOperation,
  revertProjectCatalogueOperation,
  listFailedJobsOperation,
  retryFailedJobOperation,
  discardFailedJobOperation,
  getRenderArticlesOperation,
  getRenderCatalogueOperation,
  checkRenderAccessOperation,
  getAppConfigOperation,
  getLivenessOperation,
  getReadinessOperation,
  getOpenApiOperation,
];
