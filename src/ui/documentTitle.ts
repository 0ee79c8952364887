import { useEffect } from 'react'
import { bidiIsolated } from '../domain/textFormatting'

export const PRODUCT_NAME = 'Курьерская доставка'

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${bidiIsolated(title)} — ${PRODUCT_NAME}`
  }, [title])
}
