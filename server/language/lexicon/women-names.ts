import { list } from './list.ts';

/** First names that hardly any man bears, for telling who 'he' cannot be. */
export const womenNames =
  list(`abigail adele agata agnes agnieszka aisha alice alicia alina alison amanda amelia amy ana anita anna anne annie
  annika anya ariana astrid audrey ava ayesha barbara beatrice becky bella beth bethany bianca bridget brenda camila carla
  carmen caroline catherine cathy cecilia charlotte chloe christina claire clara claudia colette cristina daisy daniela
  deborah diana doreen doris dorothy edith eileen elaine eleanor elena eliza elizabeth ella ellen elsa emilia emily emma erica
  esther eva eve evelyn faith fatima fiona flora florence freda gemma georgia georgina gloria grace greta gwen hannah harriet
  hazel heather heidi helen helena ida imogen ines ingrid irene iris isabel isabella isla ivy jacqueline jane janet janice
  jennifer jenny jessica joan joanna josephine joyce judith judy julia julie juliet karen karina katarina kate katherine
  kathleen katie kayla kirsty lakshmi laura lauren leah leila lena lesley lidia lily linda lisa lorna lorraine louisa
  louise lucia lucy lydia lynn mabel madeleine maggie maria mariam marianne marie marina marta martha mary maureen megan
  melanie melissa michelle miriam molly monica nadia nancy naomi natalie natasha nina nora norma olga olivia pamela
  patricia paula pauline penny petra philippa phoebe pippa polly priscilla priya rachel rebecca rita rosa rosalind rose
  rosemary rosie ruth sabrina sally samantha sandra sara sarah sharon sheila shirley silvia siobhan sofia sonia sophia sophie
  stella stephanie sue susan susanna suzanne svetlana sylvia tamara tania tara teresa tessa theresa tina ursula
  valentina valerie vanessa vera veronica victoria violet wanda wendy yasmin yolanda yvonne zainab zara zoe`);
