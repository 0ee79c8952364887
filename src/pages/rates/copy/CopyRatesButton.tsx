import { CopyOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { useState } from 'react'
import { lazyDialog } from '../../../ui/chunk/lazyDialog'
import { useOtherCityOptions } from '../useOtherCityOptions'
import type { CopyRatesDialogProps } from './CopyRatesDialog'
import '../rates.css'

const CopyRatesDialog = lazyDialog<CopyRatesDialogProps>(() =>
  import('./CopyRatesDialog').then((m) => m.CopyRatesDialog),
)

type CopyButtonProps = Pick<CopyRatesDialogProps, 'title' | 'plan'> & {
  cityId: number | undefined
  disabled: boolean
  /** Reason why copying is disabled. */
  locked?: string | undefined
}

export function CopyRatesButton({ cityId, disabled, locked, title, plan }: CopyButtonProps) {
  const cities = useOtherCityOptions(cityId)
  /** `plan` copies the rates that were shown when the dialog was opened. */
  const [opened, setOpened] = useState<{ times: number; plan: CopyRatesDialogProps['plan'] }>()
  const [isOpen, setOpen] = useState(false)
  if (cities.length === 0) return null
  return (
    <>
      <Tooltip title={locked}>
        {/* A disabled button fires no pointer events, so the tooltip needs this wrapper. */}
        <span className="copy-rates">
          <Button
            icon={<CopyOutlined />}
            disabled={disabled || locked !== undefined}
            title={locked}
            onClick={() => {
              setOpened({ times: (opened?.times ?? 0) + 1, plan })
              setOpen(true)
            }}
          >
            Скопировать в другой город
          </Button>
        </span>
      </Tooltip>
      {opened && (
        <CopyRatesDialog
          key={opened.times}
          title={title}
          plan={opened.plan}
          open={isOpen}
          cities={cities}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
