/** Check boxes and input for foods beyond the nine standard allergens. */
import { MAX_LINE_LENGTH } from '@saffron/contract/limits';
import { normaliseChoices, type Settings, withoutNone } from '@saffron/contract/preferences';
import { useState } from 'react';
import { foodStrings } from '../../strings/foods.ts';
import { AddField } from '../../ui/AddField.tsx';
import { lookUpFoods } from '../../user/look-up-foods.ts';
import styles from './Checklist.module.css';

type NeedsDraft = Pick<Settings, 'foodAllergies' | 'dietaryRestrictions'> & {
  readonly otherFoods: string[];
};

interface OtherFoodsProps {
  readonly draft: NeedsDraft;
  readonly onChange: (change: Partial<NeedsDraft>) => void;
}

export function OtherFoods({ draft, onChange }: OtherFoodsProps) {
  const { foodAllergies, dietaryRestrictions, otherFoods } = draft;
  // An unchecked food stays in the list, so that an accidental click can be undone.
  const [listedBefore, setListedBefore] = useState<readonly string[]>([]);
  const shown = [...new Set([...listedBefore, ...otherFoods])];
  const toggle = (food: string) => {
    setListedBefore(shown);
    const isOn = otherFoods.includes(food);
    onChange({
      otherFoods: isOn ? otherFoods.filter((one) => one !== food) : [...otherFoods, food],
    });
  };
  const add = async (typed: string) => {
    const selected = {
      allergies: withoutNone(foodAllergies),
      diets: withoutNone(dietaryRestrictions),
      foods: otherFoods,
    };
    const found = await lookUpFoods(typed, selected);
    const { allergies, diets, foods } = found;
    if (foods.length > 0) setListedBefore([...shown, ...foods]);
    if (allergies.length + diets.length + foods.length > 0) {
      onChange({
        foodAllergies: normaliseChoices([...foodAllergies, ...allergies]),
        dietaryRestrictions: normaliseChoices([...dietaryRestrictions, ...diets]),
        otherFoods: [...otherFoods, ...foods],
      });
    }
    return found;
  };
  return (
    <div>
      {shown.length > 0 ? (
        <fieldset className={styles.list}>
          <legend>{foodStrings.others}</legend>
          {shown.map((food) => (
            <label key={food} className={styles.item}>
              <input
                type="checkbox"
                checked={otherFoods.includes(food)}
                onChange={() => toggle(food)}
              />
              <span>{food}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      <div className={styles.another}>
        <AddField
          label={foodStrings.label}
          hint={foodStrings.hint}
          buttonLabel={foodStrings.add}
          maxLength={MAX_LINE_LENGTH}
          onAdd={add}
        />
      </div>
    </div>
  );
}
