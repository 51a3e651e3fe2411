import type { NavigateFunction } from 'react-router'
import { leaveShop } from '../../http/leave-shop.ts'

/** Absolute addresses by the browser, others inside the shop (Spec 1 §4). */
export function goToPayment(url: string, navigate: NavigateFunction): void {
  if (/^https?:\/\//i.test(url)) leaveShop(url)
  else void navigate(url)
}
