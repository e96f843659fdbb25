/** Every call of the HTTP API, for code that handles all of them: routes, OpenAPI, the access matrix. */
import type { Endpoint } from "./endpoint.ts";
import * as appointments from "./endpoints/appointments.ts";
import * as bouncedMails from "./endpoints/bounced-mails.ts";
import * as contractTerms from "./endpoints/contract-terms.ts";
import * as day from "./endpoints/day.ts";
import * as budget from "./endpoints/budget.ts";
import * as favourites from "./endpoints/favourites.ts";
import * as catalogue from "./endpoints/catalogue.ts";
import * as catalogueFiles from "./endpoints/catalogue-files.ts";
import * as changedChoices from "./endpoints/changed-choices.ts";
import * as choices from "./endpoints/choices.ts";
import * as homeBuyers from "./endpoints/home-buyers.ts";
import * as closings from "./endpoints/closings.ts";
import * as divideOffer from "./endpoints/divide-offer.ts";
import * as editCatalogue from "./endpoints/edit-catalogue.ts";
import * as failedJobs from "./endpoints/failed-jobs.ts";
import * as floors from "./endpoints/floors.ts";
import * as homes from "./endpoints/homes.ts";
import * as newProject from "./endpoints/new-project.ts";
import * as invitations from "./endpoints/invitations.ts";
import * as introductions from "./endpoints/introductions.ts";
import * as occupancy from "./endpoints/occupancy.ts";
import * as oauth from "./endpoints/oauth.ts";
import * as openid from "./endpoints/openid.ts";
import { pageSchema } from "./entities/page.ts";
import * as changeRequests from "./endpoints/change-requests.ts";
import * as changes from "./endpoints/changes.ts";
import * as offerFiles from "./endpoints/offer-files.ts";
import * as lastOffer from "./endpoints/last-offer.ts";
import * as offers from "./endpoints/offers.ts";
import * as preparedChoices from "./endpoints/prepared-choices.ts";
import * as pages from "./endpoints/pages.ts";
import * as phoneNumber from "./endpoints/phone-number.ts";
import * as planning from "./endpoints/planning.ts";
import * as planningLinks from "./endpoints/planning-links.ts";
import * as projectQuestions from "./endpoints/project-questions.ts";
import * as questions from "./endpoints/questions.ts";
import * as projects from "./endpoints/projects.ts";
import * as render from "./endpoints/render.ts";
import * as roomVersions from "./endpoints/room-versions.ts";
import * as secondFactor from "./endpoints/second-factor.ts";
import * as session from "./endpoints/session.ts";
import * as shareLinks from "./endpoints/share-links.ts";
import * as sharedRoom from "./endpoints/shared-room.ts";
import * as stagedCatalogue from "./endpoints/staged-catalogue.ts";
import * as staff from "./endpoints/staff.ts";
import * as staffAccounts from "./endpoints/staff-accounts.ts";
import * as staffProjects from "./endpoints/staff-projects.ts";
import * as submissions from "./endpoints/submissions.ts";
import * as system from "./endpoints/system.ts";
import * as webhooks from "./endpoints/webhooks.ts";
import * as users from "./endpoints/users.ts";

const ENDPOINTS = [
  oauth.requestToken,
  secondFactor.answerSecondFactor,
  openid.listOpenidOrganisations,
  openid.startOpenid,
  openid.finishOpenid,
  session.getCurrentUser,
  session.logOut,
  session.createAnonymousUser,
  session.listOwnSessions,
  session.endOwnSession,
  session.endAllSessions,
  users.getUserByHash,
  users.registerUser,
  users.requestPasswordReset,
  users.checkResetLink,
  users.resetPassword,
  users.changeHouseType,
  phoneNumber.setPhoneNumber,
  secondFactor.getSecondFactor,
  secondFactor.startTotp,
  secondFactor.confirmTotp,
  secondFactor.removeTotp,
  secondFactor.startPasskey,
  secondFactor.addPasskey,
  secondFactor.removePasskey,
  secondFactor.renewRecoveryCodes,
  projects.getProjectBySlug,
  { ...pages.getPage, response: pageSchema },
  projects.getContentBlock,
  introductions.getIntroduction,
  projectQuestions.askProjectQuestion,
  choices.calculateCost,
  choices.getChoices,
  choices.saveChoices,
  changedChoices.fitChoices,
  changedChoices.answerCatalogueChanges,
  preparedChoices.getPreparedChoices,
  preparedChoices.answerPreparedChoices,
  choices.listStepPictures,
  choices.getCopyChoices,
  choices.copyChoices,
  choices.getConfirmation,
  appointments.getOwnAppointments,
  appointments.bookAppointment,
  appointments.listAppointments,
  appointments.offerAppointments,
  appointments.withdrawAppointment,
  appointments.setHomeAppointment,
  webhooks.listWebhooks,
  webhooks.addWebhook,
  webhooks.changeWebhook,
  webhooks.rotateWebhookSecret,
  webhooks.removeWebhook,
  webhooks.resendDelivery,
  bouncedMails.listBouncedMails,
  bouncedMails.settleBouncedMail,
  day.listDay,
  day.markDay,
  day.getAbsence,
  day.setAbsence,
  day.getRequestMails,
  day.setRequestMails,
  day.getHomeNote,
  day.saveHomeNote,
  homeBuyers.getHomeBuyers,
  homeBuyers.watchChoices,
  floors.listFloorMaterials,
  floors.listFloors,
  floors.listBaseboards,
  budget.getBudget,
  budget.setBudget,
  favourites.getFavourites,
  favourites.setFavourite,
  roomVersions.listRoomVersions,
  roomVersions.saveRoomVersion,
  roomVersions.renameRoomVersion,
  roomVersions.deleteRoomVersion,
  shareLinks.listShareLinks,
  shareLinks.createShareLink,
  shareLinks.revokeShareLink,
  shareLinks.getSharedView,
  sharedRoom.getSharedRoom,
  staffProjects.listStaffProjects,
  staffAccounts.listStaffAccounts,
  staffAccounts.switchStaffAccount,
  staffAccounts.resetStaffSecondFactor,
  newProject.createProject,
  newProject.listOrganisations,
  newProject.changeProjectState,
  newProject.deleteProject,
  staff.listBuyers,
  staff.getBuyerConfiguration,
  staff.getBuyerHistory,
  staff.viewAsBuyer,
  staff.prepareForBuyer,
  submissions.reopenSubmission,
  submissions.submitForBuyer,
  homes.readHomeSheet,
  homes.saveHomes,
  homes.listHomes,
  occupancy.endPurchase,
  occupancy.moveBuyers,
  occupancy.listFormerBuyers,
  homes.changeHome,
  closings.listClosings,
  closings.savePhaseDates,
  closings.saveException,
  closings.getOwnClosings,
  closings.getOwnStandard,
  planning.getPlanningWishes,
  planning.setPlanningWishes,
  planning.openPlanningCalendar,
  planningLinks.readPlanningCalendar,
  planningLinks.stopReminders,
  planning.saveReminderDistances,
  contractTerms.getContractTerms,
  contractTerms.saveContractTerms,
  offers.listOffers,
  offers.countersignOffer,
  offers.makeOffer,
  lastOffer.getLateDraft,
  lastOffer.makeLastOffer,
  changes.listAgreedHomes,
  changes.makeChange,
  changeRequests.refuseChangeRequest,
  questions.listOwnQuestions,
  questions.askQuestion,
  questions.replyToQuestion,
  questions.readQuestion,
  questions.getQuestionPicture,
  questions.listQuestions,
  questions.closeQuestion,
  changeRequests.getOwnAgreement,
  changeRequests.askForChange,
  offers.withdrawOffer,
  offers.getOffer,
  offers.listOwnOffers,
  offers.viewOffer,
  offers.sendOfferCode,
  offers.acceptOffer,
  offers.declineOffer,
  divideOffer.divideOffer,
  offerFiles.downloadOffer,
  offerFiles.downloadOwnOffer,
  offerFiles.downloadOwnRequest,
  offerFiles.downloadRequest,
  offerFiles.downloadLenderOverview,
  offerFiles.checkDocument,
  invitations.readInvitationSheet,
  invitations.inviteBuyers,
  invitations.listInvitations,
  invitations.resendInvitation,
  invitations.withdrawInvitation,
  staff.getProjectOrderList,
  staff.downloadProjectOrderList,
  staff.getBuyerOrderList,
  staff.downloadBuyerOrderList,
  staff.watchProject,
  catalogue.listCatalogueVersions,
  catalogue.checkCatalogue,
  catalogueFiles.downloadTemplate,
  catalogueFiles.downloadCatalogue,
  editCatalogue.listCatalogueFields,
  editCatalogue.editCatalogue,
  stagedCatalogue.listStagedCatalogues,
  stagedCatalogue.publishCatalogue,
  stagedCatalogue.planPublication,
  stagedCatalogue.cancelPlannedPublication,
  stagedCatalogue.discardStagedCatalogue,
  stagedCatalogue.previewCatalogue,
  catalogue.revertProjectCatalogue,
  failedJobs.listFailedJobs,
  failedJobs.retryFailedJob,
  failedJobs.discardFailedJob,
  render.getRenderArticles,
  render.getRenderCatalogue,
  render.checkRenderAccess,
  system.getAppConfig,
  system.getLiveness,
  system.getReadiness,
  system.getOpenApi,
] as const;

export const ALL_ENDPOINTS: readonly Endpoint[] = ENDPOINTS;

export type EndpointName = (typeof ENDPOINTS)[number]["name"];
