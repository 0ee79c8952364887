import { MutedOutlined, SoundOutlined } from '@ant-design/icons'
import { Button, Popover, Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useUser } from '../../../session/sessionHooks'
import { lazyScreenPart } from '../../../ui/chunk/lazyScreenPart'
import { isAnyNoticeOn, noticeSettings, syncNoticeSettings } from './noticeSettings'
import { useOrderNotices } from './useOrderNotices'

const NoticeSettingsPanel = lazyScreenPart(() => import('./NoticeSettingsPanel').then((m) => m.NoticeSettingsPanel), {
  waiting: <Skeleton active title={false} />,
})

export function NoticeSettingsButton() {
  const { id } = useUser()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => syncNoticeSettings(id), [id])
  const isOn = isAnyNoticeOn(useSnapshot(noticeSettings))
  useOrderNotices(id, isOn)
  return (
    <span className="notices-button">
      <Popover
        trigger="click"
        placement="bottomRight"
        // On a phone the panel is wider than the space to the left of the button, so antd may move it horizontally to fit into the window.
        align={{ overflow: { shiftX: true, adjustY: true } }}
        arrow={false}
        open={isOpen}
        onOpenChange={setOpen}
        // The panel is rendered next to the button, so that Tab moves from the button into the panel.
        getPopupContainer={(button) => button.parentElement ?? document.body}
        content={<NoticeSettingsPanel />}
      >
        <Button
          type="text"
          icon={isOn ? <SoundOutlined /> : <MutedOutlined />}
          aria-label={`Уведомления о заказах: ${isOn ? 'включены' : 'выключены'}`}
          aria-expanded={isOpen}
          title="Уведомления о заказах"
        />
      </Popover>
    </span>
  )
}
