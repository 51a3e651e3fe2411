import * as contract from '@billett/contract'
import { createCall } from '@billett/web-kit/calls/create-call.ts'

export const takeOverUser = createCall(contract.takeOverUser)
export const endUserSessions = createCall(contract.endUserSessions)
export const searchStaffOrders = createCall(contract.searchStaffOrders)
export const countStaffOrders = createCall(contract.countStaffOrders)
export const getStaffOrder = createCall(contract.getStaffOrder)
export const cancelStaffOrder = createCall(contract.cancelStaffOrder)
export const verifyStaffOrder = createCall(contract.verifyStaffOrder)
export const resendStaffOrder = createCall(contract.resendStaffOrder)

export const searchStaffUsers = createCall(contract.searchStaffUsers)
export const countStaffUsers = createCall(contract.countStaffUsers)
export const getStaffUser = createCall(contract.getStaffUser)
export const updateUser = createCall(contract.updateUser)
export const resendVerificationEmail = createCall(contract.resendVerificationEmail)
export const setStaffUserActive = createCall(contract.setStaffUserActive)
export const setStaffUsersActive = createCall(contract.setStaffUsersActive)

export const getStaffMembers = createCall(contract.getStaffMembers)
export const getStaffAccess = createCall(contract.getStaffAccess)
export const inviteStaffMember = createCall(contract.inviteStaffMember)
export const setStaffRights = createCall(contract.setStaffRights)

export const getDynamicInfoTypes = createCall(contract.getDynamicInfoTypes)
export const getConfirmableBaseData = createCall(contract.getConfirmableBaseData)
export const confirmBaseData = createCall(contract.confirmBaseData)
export const confirmSeveralBaseData = createCall(contract.confirmSeveralBaseData)

export const getStaffEvents = createCall(contract.getStaffEvents)
export const acknowledgeStaffEvent = createCall(contract.acknowledgeStaffEvent)

export const searchStaffContracts = createCall(contract.searchStaffContracts)
export const countStaffContracts = createCall(contract.countStaffContracts)
export const getStaffContract = createCall(contract.getStaffContract)
export const decideStaffChangeRequest = createCall(contract.decideStaffChangeRequest)
export const unparkStaffContract = createCall(contract.unparkStaffContract)

export const getStaffApprovals = createCall(contract.getStaffApprovals)
export const approveStaffAct = createCall(contract.approveStaffAct)
export const declineStaffAct = createCall(contract.declineStaffAct)

export const searchStaffActs = createCall(contract.searchStaffActs)
export const countStaffActs = createCall(contract.countStaffActs)
export const exportStaffOrders = createCall(contract.exportStaffOrders)
export const exportStaffActs = createCall(contract.exportStaffActs)
export const getStaffRefusals = createCall(contract.getStaffRefusals)

export const getStaffMessages = createCall(contract.getStaffMessages)
export const createStaffMessage = createCall(contract.createStaffMessage)
export const updateStaffMessage = createCall(contract.updateStaffMessage)
export const deleteStaffMessage = createCall(contract.deleteStaffMessage)

export const getSqlStatements = createCall(contract.getSqlStatements)
export const getReportViews = createCall(contract.getReportViews)
export const saveSqlStatement = createCall(contract.saveSqlStatement)
export const releaseSqlStatement = createCall(contract.releaseSqlStatement)
export const deleteSqlStatement = createCall(contract.deleteSqlStatement)
export const executeSqlStatement = createCall(contract.executeSqlStatement)

export const getDynamicPages = createCall(contract.getDynamicPages)
export const saveDynamicPage = createCall(contract.saveDynamicPage)
export const deleteDynamicPage = createCall(contract.deleteDynamicPage)

export const getConfig = createCall(contract.getConfig)
export const getConfigVersions = createCall(contract.getConfigVersions)
export const getConfigFile = createCall(contract.getConfigFile)
export const saveConfig = createCall(contract.saveConfig)
export const restoreConfig = createCall(contract.restoreConfig)
export const releaseConfig = createCall(contract.releaseConfig)
export const discardConfig = createCall(contract.discardConfig)
export const getConfigSecrets = createCall(contract.getConfigSecrets)
export const writeConfigSecret = createCall(contract.writeConfigSecret)

export const getAttachments = createCall(contract.getAttachments)
export const saveAttachments = createCall(contract.saveAttachments)
export const getAttachmentFiles = createCall(contract.getAttachmentFiles)
export const uploadAttachment = createCall(contract.uploadAttachment)
export const deleteAttachment = createCall(contract.deleteAttachment)

export const getStaffApiKeys = createCall(contract.getStaffApiKeys)
export const createStaffApiKey = createCall(contract.createStaffApiKey)
export const deleteStaffApiKey = createCall(contract.deleteStaffApiKey)

export const getStaffWebhooks = createCall(contract.getStaffWebhooks)
export const createStaffWebhook = createCall(contract.createStaffWebhook)
export const updateStaffWebhook = createCall(contract.updateStaffWebhook)
export const deleteStaffWebhook = createCall(contract.deleteStaffWebhook)
export const getStaffDeliveries = createCall(contract.getStaffDeliveries)
export const resendStaffDelivery = createCall(contract.resendStaffDelivery)

export const convertCatalogue = createCall(contract.convertCatalogue)

export const getStaffDashboard = createCall(contract.getStaffDashboard)
export const getStaffClients = createCall(contract.getStaffClients)
