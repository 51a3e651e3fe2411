import { leavePage } from '@billett/web-kit/http/leave-page.ts'
import type { Navigate } from '@billett/web-kit/links/history.ts'

/** Absolute addresses by the browser, others inside the shop (Spec 1 §4). */
export function goToPayment(url: string, navigate: Navigate): void {
  if (/^https?:\/\//i.test(url)) leavePage(url)
  else navigate(url)
}
