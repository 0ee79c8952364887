import { Alert, Button, Select, Switch } from 'antd'
import { useId, useState } from 'react'
import { useSnapshot } from 'valtio'
import { NBSP } from '../../../domain/textFormatting'
import { createSessionKeyCheck } from '../../../session/session'
import {
  type DesktopNoticePermission,
  getDesktopNoticePermission,
  requestDesktopNoticePermission,
  showDesktopNotice,
} from './desktopNotice'
import { isSoundSupported, playNoticeTone } from './noticeAudio'
import { noticeSettings, type OrderNoticeKind, setNoticeSetting, UNASSIGNED_MINUTES_OPTIONS } from './noticeSettings'
import { noticeSoundState } from './runInAudibleTab'
import './noticeSettingsPanel.css'

const KINDS: readonly { kind: OrderNoticeKind; label: string; sample: string }[] = [
  { kind: 'new', label: 'Новый заказ', sample: 'Новый заказ' },
  { kind: 'late', label: 'Опоздание', sample: 'Заказ опаздывает' },
  { kind: 'unassigned', label: 'Без курьера', sample: 'Заказ без курьера' },
  { kind: 'waiting', label: 'Клиент ждёт', sample: 'Клиент ждёт заказ' },
]

const EXPLAINED: Partial<Record<DesktopNoticePermission, { title: string; hint: string }>> = {
  denied: {
    title: 'Браузер запретил уведомления',
    hint: 'Нажмите на значок слева от адреса, разрешите уведомления для этого сайта и обновите страницу.',
  },
  insecure: {
    title: 'Уведомления недоступны без https',
    hint: 'Откройте панель по адресу, который начинается с https.',
  },
  unsupported: {
    title: 'Браузер не показывает уведомления',
    hint: 'Откройте панель в Chrome, Edge, Firefox или Safari на компьютере.',
  },
}

/** Switching on a desktop notification makes the browser ask for permission. */
export function NoticeSettingsPanel() {
  const settings = useSnapshot(noticeSettings)
  const [permission, setPermission] = useState(getDesktopNoticePermission)
  const heading = useId()
  const canShow = permission === 'granted' || permission === 'unasked'
  const switchDesktop = async (kind: OrderNoticeKind, isOn: boolean) => {
    const isMine = createSessionKeyCheck()
    const chosen = isOn ? await requestDesktopNoticePermission() : permission
    setPermission(chosen)
    if (!isMine()) return
    setNoticeSetting(`${kind}Desktop`, isOn && chosen === 'granted')
  }
  const explained = EXPLAINED[permission]
  return (
    <section className="notices-panel" aria-labelledby={heading}>
      <h2 id={heading} className="notices-panel__title">
        Уведомления о заказах
      </h2>
      <div className="notices-panel__grid">
        <span />
        <span className="notices-panel__head">Звук</span>
        <span className="notices-panel__head">На экране</span>
        <span />
        {KINDS.map(({ kind, label, sample }) => (
          <div key={kind} className="notices-panel__row">
            <span>
              <span>{label}</span>
              {kind === 'unassigned' && (
                <Select
                  size="small"
                  className="notices-panel__minutes"
                  aria-label="Через сколько минут без курьера"
                  value={settings.unassignedMinutes}
                  options={UNASSIGNED_MINUTES_OPTIONS.map((value) => ({ value, label: `${value}${NBSP}мин` }))}
                  onChange={(value) => setNoticeSetting('unassignedMinutes', value)}
                />
              )}
            </span>
            <Switch
              aria-label={`Звук: ${label.toLowerCase()}`}
              checked={settings[`${kind}Sound`]}
              disabled={!isSoundSupported()}
              onChange={(isOn) => setNoticeSetting(`${kind}Sound`, isOn)}
            />
            <Switch
              aria-label={`На экране: ${label.toLowerCase()}`}
              checked={canShow && settings[`${kind}Desktop`]}
              disabled={!canShow}
              onChange={(isOn) => void switchDesktop(kind, isOn)}
            />
            <Button
              size="small"
              aria-label={`Проверить: ${label.toLowerCase()}`}
              onClick={() => {
                playNoticeTone(kind, settings.volume)
                showDesktopNotice({ title: sample, body: 'Так выглядит уведомление' }, () => undefined)
              }}
            >
              Проверить
            </Button>
          </div>
        ))}
      </div>
      <label className="notices-panel__line">
        Громкость
        <input
          type="range"
          min={0}
          max={100}
          step={10}
          value={settings.volume}
          disabled={!isSoundSupported()}
          onChange={({ target }) => setNoticeSetting('volume', target.valueAsNumber)}
        />
      </label>
      <div className="notices-panel__line">
        <span>Повторять звук до первого действия</span>
        <Switch
          aria-label="Повторять звук до первого действия"
          checked={settings.isRepeated}
          disabled={!isSoundSupported()}
          onChange={(isOn) => setNoticeSetting('isRepeated', isOn)}
        />
      </div>
      {explained && <Alert type="warning" showIcon title={explained.title} description={explained.hint} />}
      {!isSoundSupported() && <Alert type="warning" showIcon title="Браузер не воспроизводит звук" />}
      <p className="notices-panel__note">
        После открытия страницы браузер молчит, пока вы не щёлкнете по ней. Если вкладок несколько, звучит одна.{' '}
        <VoicePlace />
      </p>
    </section>
  )
}

function VoicePlace() {
  const { where, isMute } = useSnapshot(noticeSoundState)
  if (where === 'nowhere') return null
  if (where === 'elsewhere') return <strong>Звук включён в другой вкладке.</strong>
  return <strong>{isMute ? 'Звук включится после щелчка по странице.' : 'Звук включён в этой вкладке.'}</strong>
}
