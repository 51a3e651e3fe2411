import { leavePage } from '@billett/web-kit/http/leave-page.ts'
import type { NavigateFunction } from 'react-router'

/** Absolute addresses by the browser, others inside the shop (Spec 1 §4). */
export function goToPayment(url: string, navigate: NavigateFunction): void {
  if (/^https?:\/\//i.test(url)) leavePage(url)
  else void navigate(url)
}
