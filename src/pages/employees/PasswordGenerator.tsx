import { KeyOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { MIN_PASSWORD_LENGTH } from '../../domain/employees'
import { type PasswordStrength, passwordStrength } from '../../domain/passwordStrength'
import { copyToClipboard } from '../../ui/copyToClipboard'
import type { FieldName } from '../../ui/form/fieldNames'
import { useFieldValue, useSetFieldValue } from '../../ui/form/useFieldValue'
import { generatePassword } from './generatePassword'

const STRENGTH_TEXT: Record<PasswordStrength, string> = {
  weak: 'Слабый пароль: сделайте его длиннее и добавьте разные знаки',
  fair: 'Средний пароль',
  strong: 'Надёжный пароль',
}

export function PasswordGenerator({ name }: { name: FieldName<string> }) {
  const set = useSetFieldValue()
  const password = useFieldValue(name) ?? ''
  const [generated, setGenerated] = useState<string>()
  const copy = (text: string) => copyToClipboard(text, 'Пароль скопирован')
  const generate = () => {
    const next = generatePassword()
    setGenerated(next)
    set(name, next)
    void copy(next)
  }
  const isGenerated = password !== '' && password === generated
  return (
    <div className="password-help">
      <Button icon={<KeyOutlined />} onClick={generate}>
        Сгенерировать пароль
      </Button>
      <div role="status" className="password-help__strength">
        {password.length >= MIN_PASSWORD_LENGTH && STRENGTH_TEXT[passwordStrength(password)]}
      </div>
      {/* Render the password outside of the `status` element, because a screen reader reads the content of that element aloud. */}
      {isGenerated && (
        <div className="password-help__generated">
          <code>{password}</code>
          <Button type="link" size="small" onClick={() => void copy(password)}>
            Скопировать ещё раз
          </Button>
          <div>Передайте пароль сотруднику: после закрытия окна его не увидеть</div>
        </div>
      )}
    </div>
  )
}
