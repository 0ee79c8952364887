import { BarsOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useCallback, useState } from 'react'
import { readStoredText, writeStoredText } from '../../lib/storage'

export function useDataBarsSetting(report: string): [isOn: boolean, change: (isOn: boolean) => void] {
  const key = `bars:${report}`
  const [isOn, setOn] = useState(() => readStoredText(key) === 'true')
  const change = useCallback(
    (next: boolean) => {
      setOn(next)
      writeStoredText(key, next ? 'true' : null)
    },
    [key],
  )
  return [isOn, change]
}

export function DataBarsToggle({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <Button type="text" size="small" icon={<BarsOutlined />} aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      Полосы
    </Button>
  )
}
