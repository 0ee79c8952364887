import { DEMO_ACCOUNTS } from '../seeds/demoAccounts'
import type { FaultRule } from '../server/faults'

const KINDS: Record<FaultRule['kind'], (rule: FaultRule) => string> = {
  slow: ({ ms = 0 }) => `Ответ через ${ms / 1000} с`.replace('.', ','),
  status: ({ status }) => `Отказ ${status}`,
  malformed: () => 'Ответ испорчен',
  cut: () => 'Ответ обрывается',
  lost: () => 'Ответ теряется',
  drop: () => 'События теряются',
  duplicate: () => 'События приходят дважды',
  reorder: () => 'События меняются местами',
  silence: () => 'Поток молчит',
}

export function describeFaultRule(rule: FaultRule): string {
  const { kind, method, path, person, share } = rule
  const whose = Object.values(DEMO_ACCOUNTS).find(({ phone }) => phone === person)?.title ?? person
  const calls = [method, path].filter(Boolean).join(' ')
  const often = share === undefined || share === 1 ? undefined : `${Math.round(share * 100)} %`
  return [KINDS[kind](rule), calls || 'все запросы', whose ?? 'у всех', often].filter(Boolean).join(' · ')
}
