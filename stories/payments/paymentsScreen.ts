import { staticResponseHandler } from '../../mocks/testing'
import type { StageSettings } from '../stage'

export const PATH = '/payments'
export const SEARCH_ENDPOINT = '/manage/pay/search'
export const COMPANIES_ENDPOINT = '/dictionary/company'

export const ROWS = [
  {
    id: 12,
    companyId: 3,
    companyName: 'Кафе «Арман»',
    methodId: 2,
    amount: 1_250_000,
    payedAt: '2026-03-16',
    comment: 'За неделю',
  },
  { id: 11, companyId: 4, companyName: 'Суши Хаус', methodId: 3, amount: 84_500, payedAt: '2026-03-14', comment: null },
]

export const listResponse = staticResponseHandler(SEARCH_ENDPOINT, ROWS)

export const stageParameters = (query: string, more: Partial<StageSettings> = {}) => ({
  stage: { address: query === '' ? PATH : `${PATH}?${query}`, ...more },
})
