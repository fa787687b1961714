/** What stands in the settings: the list of categories and the one that was chosen. */
import {
  mdiAccountOutline,
  mdiClose,
  mdiMonitor,
  mdiShieldLockOutline,
  mdiSilverwareForkKnife,
} from '@mdi/js';
import { useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { settingsWords as words } from '../../words/settings.ts';
import { DisplayForm } from './DisplayForm.tsx';
import { type FormName, useDrafts } from './drafts.ts';
import { leaveSettings } from './leave-settings.ts';
import { PreferencesForm } from './PreferencesForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SecurityForm } from './SecurityForm.tsx';
import styles from './SettingsPanel.module.css';

export const SETTINGS_TITLE_ID = 'settings-title';

/** Spec 2.4 knows a fifth, Customization: a placeholder without an entry in the list, and so without a line here. */
const CATEGORIES = [
  { name: words.profile, form: 'profile', icon: mdiAccountOutline, Form: ProfileForm },
  { name: words.display, form: 'display', icon: mdiMonitor, Form: DisplayForm },
  {
    name: words.preferences,
    form: 'preferences',
    icon: mdiSilverwareForkKnife,
    Form: PreferencesForm,
  },
  { name: words.security, form: undefined, icon: mdiShieldLockOutline, Form: SecurityForm },
] as const satisfies { form: FormName | undefined; [more: string]: unknown }[];

type Category = (typeof CATEGORIES)[number];

export function SettingsPanel() {
  const [chosen, setChosen] = useState<Category>(CATEGORIES[0]);
  const { Form } = chosen;
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 id={SETTINGS_TITLE_ID}>{words.title}</h2>
        <IconButton label={words.close} onClick={leaveSettings}>
          <Icon path={mdiClose} />
        </IconButton>
      </div>
      <div className={styles.body}>
        <Categories chosen={chosen} onChoose={setChosen} />
        <section className={styles.form} aria-label={chosen.name}>
          <h3 className={styles.title}>{chosen.name}</h3>
          <Form key={chosen.name} />
        </section>
      </div>
    </div>
  );
}

interface CategoriesProps {
  readonly chosen: Category;
  readonly onChoose: (category: Category) => void;
}

function Categories({ chosen, onChoose }: CategoriesProps) {
  const drafts = useDrafts();
  const isUnsaved = ({ form }: Category) => form !== undefined && drafts[form] !== undefined;
  return (
    <nav className={styles.categories} aria-label={words.categories}>
      {CATEGORIES.map((category) => (
        <button
          key={category.name}
          type="button"
          className={styles.category}
          aria-current={category === chosen || undefined}
          aria-description={isUnsaved(category) ? words.dirty : undefined}
          data-unsaved={isUnsaved(category) ? '' : undefined}
          onClick={() => onChoose(category)}
        >
          <Icon path={category.icon} size={22} />
          <span>{category.name}</span>
        </button>
      ))}
    </nav>
  );
}
