import { useEffect } from 'react'
import { isolated } from '../domain/text'

export const PRODUCT_NAME = 'Курьерская доставка'

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${isolated(title)} — ${PRODUCT_NAME}`
  }, [title])
}
