/** Content of the settings: category navigation and the selected form. */
import {
  mdiAccountOutline,
  mdiClose,
  mdiMonitor,
  mdiShieldLockOutline,
  mdiSilverwareForkKnife,
} from '@mdi/js';
import { useState } from 'react';
import { settingsStrings as strings } from '../../strings/settings.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { DisplayForm } from './DisplayForm.tsx';
import { type FormName, useDrafts } from './drafts.ts';
import { leaveSettings } from './leave-settings.ts';
import { PreferencesForm } from './PreferencesForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SecurityForm } from './SecurityForm.tsx';
import styles from './SettingsPanel.module.css';

export const SETTINGS_TITLE_ID = 'settings-title';

/** Customization, the fifth category of spec 2.4, is a placeholder there without a list entry, so it is left out. */
const CATEGORIES = [
  { name: strings.profile, form: 'profile', icon: mdiAccountOutline, Form: ProfileForm },
  { name: strings.display, form: 'display', icon: mdiMonitor, Form: DisplayForm },
  {
    name: strings.preferences,
    form: 'preferences',
    icon: mdiSilverwareForkKnife,
    Form: PreferencesForm,
  },
  { name: strings.security, form: undefined, icon: mdiShieldLockOutline, Form: SecurityForm },
] as const satisfies { form: FormName | undefined; [more: string]: unknown }[];

type Category = (typeof CATEGORIES)[number];

export function SettingsPanel() {
  const [selected, setSelected] = useState<Category>(CATEGORIES[0]);
  const { Form } = selected;
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 id={SETTINGS_TITLE_ID}>{strings.title}</h2>
        <IconButton label={strings.close} onClick={leaveSettings}>
          <Icon path={mdiClose} />
        </IconButton>
      </div>
      <div className={styles.body}>
        <Categories selected={selected} onSelect={setSelected} />
        <section className={styles.form} aria-label={selected.name}>
          <h3 className={styles.title}>{selected.name}</h3>
          <Form key={selected.name} />
        </section>
      </div>
    </div>
  );
}

interface CategoriesProps {
  readonly selected: Category;
  readonly onSelect: (category: Category) => void;
}

function Categories({ selected, onSelect }: CategoriesProps) {
  const drafts = useDrafts();
  const isUnsaved = ({ form }: Category) => form !== undefined && drafts[form] !== undefined;
  return (
    <nav className={styles.categories} aria-label={strings.categories}>
      {CATEGORIES.map((category) => (
        <button
          key={category.name}
          type="button"
          className={styles.category}
          aria-current={category === selected || undefined}
          aria-description={isUnsaved(category) ? strings.dirty : undefined}
          data-unsaved={isUnsaved(category) ? '' : undefined}
          onClick={() => onSelect(category)}
        >
          <Icon path={category.icon} size={22} />
          <span>{category.name}</span>
        </button>
      ))}
    </nav>
  );
}
