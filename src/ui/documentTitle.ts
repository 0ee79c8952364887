import { useEffect } from 'react'
import { isolated } from '../domain/text'

/** The name of the product, as titles and the sign-in screen show it. */
export const PRODUCT_NAME = 'Курьерская доставка'

/** Names the document after the screen: «Активные заказы — Курьерская доставка». */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${isolated(title)} — ${PRODUCT_NAME}`
  }, [title])
}
