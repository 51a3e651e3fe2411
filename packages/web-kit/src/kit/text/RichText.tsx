import { createElement, type ReactNode, useMemo } from 'react'
import styles from './RichText.module.css'

const BLOCKS = new Set(['p', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'br', 'h3', 'h4'])
const SAFE_LINK = /^(https?:|mailto:)/i

function drawn(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const tag = node.tagName.toLowerCase()
  const inside = [...node.childNodes].map(drawn)
  if (tag === 'script' || tag === 'style') return null
  if (tag === 'a') {
    const href = node.getAttribute('href') ?? ''
    return SAFE_LINK.test(href)
      ? createElement('a', { key, href, target: '_blank', rel: 'noreferrer' }, inside)
      : inside
  }
  if (!BLOCKS.has(tag)) return inside
  return tag === 'br' ? createElement(tag, { key }) : createElement(tag, { key }, inside)
}

/**
 * Formatted text from outside: its words and plain marks are drawn anew, so that nothing of its markup reaches the
 * page. Browser only.
 */
export function RichText({ html }: { html: string }) {
  const content = useMemo(
    () => [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map(drawn),
    [html],
  )
  return <div className={styles.text}>{content}</div>
}
